import { limits } from '@sirenade/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiFailure } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { Modal } from '../../ui/modal.tsx';

interface ReportModalProps {
  /** 'Report siren' */
  title: string;
  /** What is said when the moderators have it, and when they could not be told. */
  texts: { success: string; failure: string };
  send(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Tells the moderators about something; open to everyone [S39] [V9]. */
export function ReportModal({ title, texts, send, onClose }: ReportModalProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: () => send(reason),
    onSuccess: () => {
      notify.success(texts.success);
      onClose();
    },
    onError: () => notify.error(texts.failure),
  });
  const refused = report.error instanceof ApiFailure ? report.error.errors?.reason : undefined;

  const submit = () => {
    if (report.isPending) return;
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') report.mutate();
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      size="sm"
      closeOnBackdrop={reason === ''}
      footer={
        <Button type="submit" form={formId} pending={report.isPending}>
          Submit Report
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          label="Reason"
          dir="auto"
          rows={5}
          required
          data-autofocus
          maxLength={limits.report.max}
          placeholder="Describe the issue you are reporting..."
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
          error={isMissing ? 'Please describe the issue.' : refused}
        />
      </form>
    </Modal>
  );
}
