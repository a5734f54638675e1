import './builder-choices.css';
import { useQuery } from '@tanstack/react-query';
import { TextField } from '../../../ui/form/text-field.tsx';
import { engineLimitsQuery } from '../engines.queries.ts';
import { ATTRIBUTES, type Attribute, type GroupId } from './attributes.ts';
import { type Builder, CUSTOM, choose, chosenOf, LONGEST_TEXT, toggle, write } from './builder.state.ts';
import { CheckChoice } from './check-choice.tsx';
import { CustomText } from './custom-text.tsx';
import { notPaintedOptions } from './not-painted-mark.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { SelectChoice } from './select-choice.tsx';

interface FieldProps {
  attribute: Attribute;
  builder: Builder;
  /** What the painter does not paint, in the words of an appearance text. */
  notPainted: readonly string[];
  onChange(builder: Builder): void;
}

function Choice({ attribute, builder, notPainted: all, onChange }: FieldProps) {
  const { name, control } = attribute;
  const values = chosenOf(builder, name);
  const notPainted = notPaintedOptions(attribute, all);
  const single = {
    attribute,
    value: values[0] ?? '',
    notPainted,
    onChoose: (value: string) => onChange(choose(builder, name, value)),
  };
  if (control === 'select') return <SelectChoice {...single} />;
  if (control === 'checkboxes')
    return (
      <CheckChoice
        attribute={attribute}
        values={values}
        notPainted={notPainted}
        onToggle={(value) => onChange(toggle(builder, name, value))}
      />
    );
  return <PictureChoice {...single} />;
}

function AttributeField(props: FieldProps) {
  const { attribute, builder, onChange } = props;
  const onWrite = (text: string) => onChange(write(builder, attribute.name, text));
  if (attribute.kind === 'text')
    return (
      <TextField
        label={attribute.title}
        hint={
          props.notPainted.includes(attribute.title.toLowerCase())
            ? 'Words that stand in the picture. Not painted by the built-in painter.'
            : 'Words that stand in the picture: on a sign, a shirt or a letter.'
        }
        value={builder.texts[attribute.name] ?? ''}
        onChange={(event) => onWrite(event.target.value)}
        maxLength={LONGEST_TEXT}
        autoComplete="off"
      />
    );
  return (
    <div>
      <Choice {...props} />
      {chosenOf(builder, attribute.name).includes(CUSTOM) ? (
        <CustomText attribute={attribute} builder={builder} onWrite={onWrite} />
      ) : null}
    </div>
  );
}

/** The choices of one group [S31]. */
export function BuilderFields({ group, ...rest }: Omit<FieldProps, 'attribute' | 'notPainted'> & { group: GroupId }) {
  const { data } = useQuery(engineLimitsQuery);
  const notPainted = data?.not_painted ?? [];
  return (
    <div className="builder-fields">
      {ATTRIBUTES.filter((attribute) => attribute.group === group).map((attribute) => (
        <div key={attribute.name} className={attribute.control === 'select' ? undefined : 'builder-wide'}>
          <AttributeField attribute={attribute} notPainted={notPainted} {...rest} />
        </div>
      ))}
    </div>
  );
}
