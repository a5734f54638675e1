import './builder-choices.css';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ATTRIBUTES, type Attribute, type GroupId } from './attributes.ts';
import { type Builder, CUSTOM, choose, chosenOf, LONGEST_TEXT, toggle, write } from './builder.state.ts';
import { CheckChoice } from './check-choice.tsx';
import { CustomText } from './custom-text.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { SelectChoice } from './select-choice.tsx';

interface FieldProps {
  attribute: Attribute;
  builder: Builder;
  onChange(builder: Builder): void;
}

function Choice({ attribute, builder, onChange }: FieldProps) {
  const { name, control } = attribute;
  const values = chosenOf(builder, name);
  const single = {
    attribute,
    value: values[0] ?? '',
    onChoose: (value: string) => onChange(choose(builder, name, value)),
  };
  if (control === 'select') return <SelectChoice {...single} />;
  if (control === 'checkboxes')
    return (
      <CheckChoice attribute={attribute} values={values} onToggle={(value) => onChange(toggle(builder, name, value))} />
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
        hint="Words that stand in the picture: on a sign, a shirt or a letter."
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
export function BuilderFields({ group, ...rest }: Omit<FieldProps, 'attribute'> & { group: GroupId }) {
  return (
    <div className="builder-fields">
      {ATTRIBUTES.filter((attribute) => attribute.group === group).map((attribute) => (
        <div key={attribute.name} className={attribute.control === 'select' ? undefined : 'builder-wide'}>
          <AttributeField attribute={attribute} {...rest} />
        </div>
      ))}
    </div>
  );
}
