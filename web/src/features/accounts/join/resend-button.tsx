import { useMutation } from '@tanstack/react-query';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { resendVerification } from './verification.queries.ts';

/** Sends the verification mail again, and confirms it [T4]. */
export function ResendButton() {
  const resend = useMutation({
    mutationFn: () => resendVerification(),
    onError: (failure) => notify.error(failure.message),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={resend.isPending}
      disabled={resend.isSuccess}
      onClick={() => resend.mutate()}
    >
      {resend.isSuccess ? 'Sent!' : 'Resend'}
    </Button>
  );
}
