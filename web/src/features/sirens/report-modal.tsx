import { limits } from '@sirenade/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiFailure, call } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextArea } from '../../ui/text-field.tsx';

interface ReportModalProps {
  sirenId: number;
  onClose(): void;
}

/** Tells the moderators about a siren; open to everyone [S39]. */
export function ReportModal({ sirenId, onClose }: ReportModalProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: () => call('POST /api/sirens/report/:id', { params: { id: sirenId }, body: { reason } }),
    onSuccess: () => {
      notify.success('Siren reported successfully');
      onClose();
    },
    onError: () => notify.error('Failed to report siren'),
  });
  const refused = report.error instanceof ApiFailure ? report.error.errors?.reason : undefined;

  const send = () => {
    if (report.isPending) return;
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') report.mutate();
  };

  return (
    <Modal
      open
      onClose={onClose}
      title="Report siren"
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
          send();
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
