import { type ResponseSize, responseSizes } from '../../lib/storage.ts';
import { SegmentField } from '../../ui/form/segment-field.tsx';

const names: Record<ResponseSize, string> = {
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
  'extra long': 'Extra long',
};
const choices = responseSizes.map((value) => ({ value, label: names[value] }));

interface SizeFieldProps {
  hint?: string;
  value: ResponseSize;
  onChange(size: ResponseSize): void;
}

/** How long answers can be [V15]. */
export function SizeField(props: SizeFieldProps) {
  return <SegmentField label="Response size" choices={choices} {...props} />;
}
