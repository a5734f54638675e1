import { lazy, type ReactNode, Suspense, useState } from 'react';

export type LegalDocument = 'terms' | 'privacy';

const LegalModal = lazy(() => import('../legal/legal-modal.tsx').then((module) => ({ default: module.LegalModal })));

export const legalNames: Record<LegalDocument, string> = { terms: 'Terms of Service', privacy: 'Privacy Policy' };

/** Opens the Terms or the Privacy Policy over the page; the text is fetched when asked for. */
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
      {open ? (
        <Suspense fallback={null}>
          <LegalModal document={document} open onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
