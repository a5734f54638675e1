import { Notice } from '../notice.tsx';

/** The errors that are about the form as a whole. */
export function FormFailureNotice({ errors }: { errors: { form?: string[] | undefined } }) {
  return errors.form ? <Notice tone="danger">{errors.form}</Notice> : null;
}
