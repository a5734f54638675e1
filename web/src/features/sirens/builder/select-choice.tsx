import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { type Attribute, type OptionList, optionLabel } from './attributes.ts';
import { CUSTOM } from './builder.state.ts';
import { NotPaintedNote } from './not-painted-mark.tsx';

interface SelectChoiceProps {
  attribute: Attribute;
  value: string;
  /** Options that the painter does not paint. */
  notPainted: readonly string[];
  onChoose(value: string): void;
}

const optionsIn = ({ values }: OptionList, notPainted: readonly string[]) =>
  values.map((value) => (
    <option key={value} value={value}>
      {optionLabel(value)}
      {notPainted.includes(value) ? ' (not painted)' : ''}
    </option>
  ));

/** One of several by name [S31]. */
export function SelectChoice({ attribute: { title, lists }, value, notPainted, onChoose }: SelectChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="builder-label">
        {title}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          aria-describedby={notPainted.includes(value) ? `${id}-note` : undefined}
          onChange={(event) => onChoose(event.target.value)}
          className="field builder-select"
        >
          <option value="">Choose...</option>
          {lists.map((list) =>
            list.title ? (
              <optgroup key={list.title} label={list.title}>
                {optionsIn(list, notPainted)}
              </optgroup>
            ) : (
              optionsIn(list, notPainted)
            ),
          )}
          <option value={CUSTOM}>{CUSTOM}</option>
        </select>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden className="builder-chevron" />
      </div>
      {notPainted.includes(value) ? <NotPaintedNote id={`${id}-note`} /> : null}
    </>
  );
}
