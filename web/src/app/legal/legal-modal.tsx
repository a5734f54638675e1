import { site } from '../../lib/site.ts';
import { Modal } from '../../ui/modal.tsx';
import { LegalText } from './legal-text.tsx';
import { privacy } from './privacy.tsx';
import { terms } from './terms.tsx';

const documents = { terms, privacy };

export interface LegalModalProps {
  document: keyof typeof documents;
  open: boolean;
  onClose: () => void;
}

/** The Terms of Service or the Privacy Policy over the current page. */
export function LegalModal({ document, open, onClose }: LegalModalProps) {
  const text = documents[document];
  return (
    <Modal open={open} onClose={onClose} title={text.title} size="lg">
      <LegalText document={text} supportEmail={site.support_email} />
    </Modal>
  );
}
