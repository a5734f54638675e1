import { type ReactNode, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { type Attribute, optionLabel, optionsOf } from './attributes.ts';
import { CUSTOM } from './builder.state.ts';
import { OptionDrawing } from './drawings.tsx';
import { HairDrawing } from './hair-drawings.tsx';
import { NotPaintedMark, NotPaintedNote } from './not-painted-mark.tsx';

interface PictureChoiceProps {
  attribute: Attribute;
  value: string;
  /** Options that the painter does not paint. */
  notPainted: readonly string[];
  onChoose(value: string): void;
}

interface PickProps {
  group: string;
  option: string;
  label: string;
  isChecked: boolean;
  onChoose(value: string): void;
  className: string;
  tip?: string | undefined;
  children: ReactNode;
}

/** A radio button that is as large as the picture over it. */
function Pick({ group, option, label, isChecked, onChoose, className, tip, children }: PickProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classes('builder-pick', className)}
      data-tip={tip}
      data-tip-at={tip ? 'above' : undefined}
    >
      <input
        id={id}
        type="radio"
        name={group}
        value={option}
        checked={isChecked}
        onChange={() => onChoose(option)}
        aria-label={label}
      />
      {children}
    </label>
  );
}

/** One of several by its look: a group of radio buttons that are swatches or small drawings [S31]. */
export function PictureChoice({ attribute, value, notPainted, onChoose }: PictureChoiceProps) {
  const group = useId();
  const { name, title, control, swatches } = attribute;
  const isNamed = control === 'drawings';
  const pick = (option: string, label: string, className: string, children: ReactNode, tip?: string) => (
    <Pick key={option} {...{ group, option, label, onChoose, className, tip }} isChecked={option === value}>
      {children}
    </Pick>
  );
  const plain = (option: string, label: string) => pick(option, label, 'builder-pick-plain', <span>{label}</span>);
  return (
    <fieldset className="min-w-0" aria-describedby={notPainted.length > 0 ? `${group}-note` : undefined}>
      <legend className="builder-label">
        {title}
        {!isNamed && value !== '' && value !== CUSTOM ? (
          <span aria-hidden className="font-normal text-fog">
            {' '}
            · {optionLabel(value)}
          </span>
        ) : null}
      </legend>
      <div className={isNamed ? 'builder-drawings' : 'builder-swatches'}>
        {plain('', 'Choose...')}
        {optionsOf(attribute).map((option) => {
          const label = optionLabel(option);
          if (control === 'swatches') {
            const colour = <span className="builder-colour" style={{ background: swatches[option] }} />;
            return pick(option, label, 'builder-swatch', colour, label);
          }
          if (control === 'thumbnails')
            return pick(option, label, 'builder-thumbnail', <HairDrawing style={option} />, label);
          const isMarked = notPainted.includes(option);
          const drawing = (
            <>
              <OptionDrawing name={name} option={option} />
              <span>{label}</span>
              {isMarked ? <NotPaintedMark /> : null}
            </>
          );
          return pick(option, isMarked ? `${label}, not painted` : label, 'builder-drawn', drawing);
        })}
        {plain(CUSTOM, CUSTOM)}
      </div>
      {notPainted.length > 0 ? <NotPaintedNote id={`${group}-note`} /> : null}
    </fieldset>
  );
}
