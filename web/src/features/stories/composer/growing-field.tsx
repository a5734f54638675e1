import type { ComponentProps, Ref } from 'react';

interface GrowingFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'children' | 'className'> {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  onChange(value: string): void;
  onEnter(): void;
}

/** A field that grows with its text, up to eight lines; Enter sends, Shift and Enter add a line [V8]. */
export function GrowingField({ label, value, onChange, onEnter, ...rest }: GrowingFieldProps) {
  return (
    // The same text, invisible, gives the field its height.
    <div className="growing-field" data-words={`${value} `}>
      <textarea
        {...rest}
        rows={1}
        dir="auto"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // While an input method composes a word, Enter confirms it.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}
