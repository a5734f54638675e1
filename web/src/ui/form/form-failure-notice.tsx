import { Notice } from '../notice.tsx';

/** What is said of a form as a whole. */
export function FormFailureNotice({ errors }: { errors: { form?: string[] | undefined } }) {
  return errors.form ? <Notice tone="danger">{errors.form}</Notice> : null;
}
