import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { forgetDrafts } from '../../../lib/storage.ts';
import { notify } from '../../../lib/toast.ts';
import { failureText } from '../../../ui/form/form-failure.ts';
import { ConfirmModal } from '../../../ui/modal.tsx';
import { forgetSession } from '../../session/session.queries.ts';

/** Asks once more, erases the account, and logs out [T15]. */
export function DeleteAccountModal({ open, onClose }: { open: boolean; onClose(): void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // A second click comes before the first one shows: an account is deleted once.
  const isRequested = useRef(false);

  const remove = useMutation({
    mutationFn: () => call('DELETE /api/user'),
    onSuccess: ({ message }) => {
      // The server has ended the session together with the account.
      forgetSession(client);
      forgetDrafts();
      notify.success(message);
      navigate('/all', { replace: true });
    },
    onError: (error) => {
      isRequested.current = false;
      notify.error(failureText(error));
    },
  });

  const confirm = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    remove.mutate();
  };

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
      onConfirm={confirm}
      onClose={() => {
        if (!remove.isPending) onClose();
      }}
    />
  );
}
