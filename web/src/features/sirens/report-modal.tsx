import { call } from '../../lib/api.ts';
import { ReportModal as GeneralReportModal } from '../moderation/report-modal.tsx';

interface ReportModalProps {
  sirenId: number;
  onClose(): void;
}

const texts = { success: 'Siren reported successfully', failure: 'Failed to report siren' };

/** Reports a siren to the moderators [S39] [X7]. */
export function ReportModal({ sirenId, onClose }: ReportModalProps) {
  return (
    <GeneralReportModal
      title="Report siren"
      texts={texts}
      send={(reason) => call('POST /api/sirens/report/:id', { params: { id: sirenId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
