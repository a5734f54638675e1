import { useMutation } from '@tanstack/react-query';
import type { ApiFailure } from '../../lib/api.ts';
import { faultsOf } from './form-failure.ts';
import type { Form, FormErrors, FormValues } from './use-form.ts';

interface FormRequest<T extends FormValues, Reply> {
  send(values: T): Promise<Reply>;
  onDone(reply: Reply): unknown;
  /** Error codes whose sentence goes under a certain field; they come before the fields the server names. */
  under?: { [Code in ApiFailure['code']]?: keyof T & string };
  /** Where a failure stands that is about no field: of the form as a whole, unless a field is named. */
  otherwise?: keyof T & string;
  /** Handles the failure itself, in place of the errors in the form. */
  onFailure?(error: Error, sent: T): void;
}

/** Sends a form, one request at a time; errors of the server go under their fields, or on the form as a whole. */
export function useFormRequest<T extends FormValues, Reply>(form: Form<T>, options: FormRequest<T, Reply>) {
  const { send, onDone, under, otherwise, onFailure } = options;
  const request = useMutation({
    mutationFn: send,
    onSuccess: (reply) => onDone(reply),
    onError: (error, sent) => {
      if (onFailure) onFailure(error, sent);
      else form.refuse(faultsOf(error, form.names, { under, otherwise }) as FormErrors<T>);
    },
  });
  const sendOnce = (values: T) => {
    if (!request.isPending) request.mutate(values);
  };
  return {
    submit: form.onSubmit(sendOnce),
    send: sendOnce,
    isPending: request.isPending,
    error: request.error,
    reset: request.reset,
  };
}
