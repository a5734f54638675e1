import { type ReactNode, useState } from 'react';
import { lateModal } from '../../ui/late-modal.tsx';

export type LegalDocument = 'terms' | 'privacy';

const LegalModal = lateModal(async () => (await import('../legal/legal-modal.tsx')).LegalModal);

export const legalNames: Record<LegalDocument, string> = { terms: 'Terms of Service', privacy: 'Privacy Policy' };

/** Opens the Terms or the Privacy Policy over the page; the text is loaded on demand. */
export function LegalButton({
  document,
  className,
  children,
}: {
  document: LegalDocument;
  className?: string;
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children ?? legalNames[document]}
      </button>
      {open ? <LegalModal document={document} open onClose={() => setOpen(false)} /> : null}
    </>
  );
}
