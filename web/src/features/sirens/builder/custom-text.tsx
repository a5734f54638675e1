import { TextField } from '../../../ui/form/text-field.tsx';
import type { Attribute } from './attributes.ts';
import { type Builder, hasWrongAge, LONGEST_TEXT } from './builder.state.ts';

interface CustomTextProps {
  attribute: Attribute;
  builder: Builder;
  onWrite(text: string): void;
}

/** Custom text in place of an option; for the age, an adult's number. */
export function CustomText({ attribute: { name, title }, builder, onWrite }: CustomTextProps) {
  const isAge = name === 'age';
  return (
    <TextField
      label={`Custom ${title.toLowerCase()}`}
      value={builder.texts[name] ?? ''}
      onChange={(event) => onWrite(event.target.value)}
      maxLength={isAge ? 2 : LONGEST_TEXT}
      inputMode={isAge ? 'numeric' : 'text'}
      autoComplete="off"
      hint={isAge ? 'In years, from 20 to 99.' : undefined}
      error={isAge && hasWrongAge(builder) ? 'Please give an age from 20 to 99.' : undefined}
      className="mt-3"
    />
  );
}
