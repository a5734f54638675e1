import { useId } from 'react';
import { type Attribute, optionLabel } from './attributes.ts';
import { CUSTOM } from './builder.state.ts';
import { NotPaintedMark, NotPaintedNote } from './not-painted-mark.tsx';

interface CheckChoiceProps {
  attribute: Attribute;
  values: readonly string[];
  /** Options that the painter does not paint. */
  notPainted: readonly string[];
  onToggle(value: string): void;
}

/** Any of several [S31]. */
export function CheckChoice({ attribute: { title, lists }, values, notPainted, onToggle }: CheckChoiceProps) {
  const id = useId();
  const box = (value: string) => (
    <label key={value} className="builder-check">
      <input type="checkbox" className="checkbox" checked={values.includes(value)} onChange={() => onToggle(value)} />
      <span>
        {optionLabel(value)}
        {notPainted.includes(value) ? (
          <>
            <span className="sr-only">, not painted</span> <NotPaintedMark />
          </>
        ) : null}
      </span>
    </label>
  );
  return (
    <fieldset className="min-w-0" aria-describedby={notPainted.length > 0 ? `${id}-note` : undefined}>
      <legend className="builder-label">
        {title}
        {values.length > 0 ? (
          <span aria-hidden className="font-normal text-fog">
            {' '}
            · {values.length} chosen
          </span>
        ) : null}
      </legend>
      {lists.map((list, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out twice for every box.
        <div key={list.title} role="group" aria-labelledby={`${id}-${index}`} className="builder-checks">
          <p id={`${id}-${index}`} className="builder-list-title">
            {list.title}
          </p>
          <div className="builder-check-grid">{list.values.map(box)}</div>
        </div>
      ))}
      <div className="builder-checks">{box(CUSTOM)}</div>
      {notPainted.length > 0 ? <NotPaintedNote id={`${id}-note`} /> : null}
    </fieldset>
  );
}
