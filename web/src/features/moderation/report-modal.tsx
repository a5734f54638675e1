import { limits } from '@sirenade/contract/limits';
import { REASON_MISSING } from '@sirenade/contract/sentences';
import { notify } from '../../lib/toast.ts';
import { fieldFaults } from '../../ui/form/form-failure.ts';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useFormRequest } from '../../ui/form/use-form-request.ts';

interface ReportModalProps {
  /** 'Report siren' */
  title: string;
  /** The toasts for a report that was sent, and for one that failed. */
  texts: { success: string; failure: string };
  send(reason: string): Promise<unknown>;
  onClose(): void;
}

const rules = { reason: (reason: string) => (reason.trim() === '' ? REASON_MISSING : undefined) };

/** Sends a report to the moderators; open to everyone [S39] [V9]. */
export function ReportModal({ title, texts, send, onClose }: ReportModalProps) {
  const form = useForm({ reason: '' }, rules, { leadsToFaults: false });
  const report = useFormRequest(form, {
    send: ({ reason }) => send(reason),
    onDone: () => {
      notify.success(texts.success);
      onClose();
    },
    onFailure: (error) => {
      notify.error(texts.failure);
      form.refuse(fieldFaults(error, ['reason']) ?? {});
    },
  });
  return (
    <FormModal
      title={title}
      onClose={onClose}
      onSubmit={report.submit}
      submitLabel="Submit Report"
      isPending={report.isPending}
      cancel="none"
      closeOnBackdrop={form.values.reason === ''}
    >
      <TextArea
        label="Reason"
        dir="auto"
        rows={5}
        required
        data-autofocus
        maxLength={limits.report.max}
        placeholder="Describe the issue you are reporting..."
        {...form.field('reason')}
      />
    </FormModal>
  );
}
