import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { IconButton } from '../icon-button.tsx';
import { FieldNotes } from './field-notes.tsx';

interface FieldTexts {
  label: ReactNode;
  /** One sentence or several; shown under the field and read out with it. */
  error?: string | string[] | undefined;
  hint?: ReactNode;
}

const box = 'field w-full rounded-md border bg-field px-4 text-base text-text transition duration-fast';

function listOf(error: string | string[] | undefined): string[] {
  return (Array.isArray(error) ? error : [error]).filter((text) => text !== undefined && text !== '') as string[];
}

/** The ids and marks that tie a field to its hint and its errors. */
function useField(own: string | undefined, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  const made = useId();
  const id = own ?? made;
  const errors = listOf(error);
  const described = [errors.length > 0 && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    errors,
    marks: { id, 'aria-invalid': errors.length > 0 || undefined, 'aria-describedby': described || undefined },
  };
}

function Label({ id, children }: { id: string; children: ReactNode }) {
  return (
    <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-text">
      {children}
    </label>
  );
}

export type TextFieldProps = ComponentProps<'input'> & FieldTexts;

export function TextField({ label, error, hint, id: own, className, ...input }: TextFieldProps) {
  const { id, errors, marks } = useField(own, { error, hint });
  return (
    <div className={className}>
      <Label id={id}>{label}</Label>
      <input {...input} {...marks} className={classes(box, 'h-12')} />
      <FieldNotes id={id} errors={errors} hint={hint} />
    </div>
  );
}

/** A password with a way to look at it. */
export function PasswordField({ label, error, hint, id: own, className, ...input }: Omit<TextFieldProps, 'type'>) {
  const { id, errors, marks } = useField(own, { error, hint });
  const [isRevealed, setRevealed] = useState(false);
  return (
    <div className={className}>
      <Label id={id}>{label}</Label>
      <div className="relative">
        <input
          {...input}
          {...marks}
          type={isRevealed ? 'text' : 'password'}
          spellCheck={false}
          className={classes(box, 'h-12 pr-13')}
        />
        <IconButton
          label={isRevealed ? 'Hide password' : 'Show password'}
          icon={isRevealed ? EyeOff : Eye}
          tip="below-end"
          onClick={() => setRevealed(!isRevealed)}
          className="absolute top-0.5 right-0.5"
        />
      </div>
      <FieldNotes id={id} errors={errors} hint={hint} />
    </div>
  );
}

export type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

export function TextArea({ label, error, hint, id: own, className, rows = 4, ...area }: TextAreaProps) {
  const { id, errors, marks } = useField(own, { error, hint });
  return (
    <div className={className}>
      <Label id={id}>{label}</Label>
      <textarea {...area} {...marks} rows={rows} className={classes(box, 'resize-y py-3 leading-relaxed')} />
      <FieldNotes id={id} errors={errors} hint={hint} />
    </div>
  );
}

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts;

export function CheckboxField({ label, error, hint, id: own, className, ...input }: CheckboxFieldProps) {
  const { id, errors, marks } = useField(own, { error, hint });
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input {...input} {...marks} type="checkbox" className="checkbox mt-0.5" />
        <label htmlFor={id} className="min-w-0 text-base leading-normal text-text max-md:py-0.5">
          {label}
        </label>
      </div>
      <div className="pl-8">
        <FieldNotes id={id} errors={errors} hint={hint} />
      </div>
    </div>
  );
}
