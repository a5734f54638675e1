import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { ConfirmModal } from '../../ui/modal.tsx';
import { failureText } from './form-failure.ts';
import { useSession } from './use-session.ts';

/** Asks once more, erases the account, and logs out [T15]. */
export function DeleteAccountModal({ open, onClose }: { open: boolean; onClose(): void }) {
  const { signOut } = useSession();
  const navigate = useNavigate();

  const remove = useMutation({
    mutationFn: () => call('DELETE /api/user'),
    onSuccess: async ({ message }) => {
      await signOut();
      notify.success(message);
      navigate('/all', { replace: true });
    },
    onError: (error) => notify.error(failureText(error)),
  });

  return (
    <ConfirmModal
      open={open}
      title="Delete your account?"
      body={
        <>
          <p>Your profile, sirens, chats, posts, votes and saved chats are erased for good.</p>
          <p className="mt-3">Your comments stay as [deleted], so that the talk around them holds.</p>
        </>
      }
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete Account'}
      cancelLabel="Keep it"
      danger
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={() => {
        if (!remove.isPending) onClose();
      }}
    />
  );
}
