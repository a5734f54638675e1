import { AudioLines, Eye, Image, type LucideIcon } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Credits, CreditsKind } from './credits.ts';

/** */
const banners: Record<CreditsKind, string> = {
  words: 'You have run out of audio words. Please upgrade or re-buy your subscription to continue creating audio.',
  images: 'You have run out of images. Please upgrade or re-buy your subscription to get more images.',
};

interface CreditsModalProps {
  credits: Credits;
  /** What someone was just refused for want of credits. */
  outOf?: CreditsKind[];
  open: boolean;
  onClose(): void;
}

function Row({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="flex items-center gap-4 border-t border-line py-4 first:border-t-0">
      <Icon size={20} strokeWidth={1.5} aria-hidden className="text-alive" />
      <dt className="grow text-fog">{name}</dt>
      <dd className="font-display text-xl tabular-nums">{value}</dd>
    </div>
  );
}

/** What the account may still use; the plans will join it here. */
export function CreditsModal({ credits, outOf = [], open, onClose }: CreditsModalProps) {
  return (
    <Modal open={open} onClose={onClose} title="Currently Available" size="sm">
      {outOf.map((kind) => (
        <Notice key={kind} tone="warning" className="mb-3">
          {banners[kind]}
        </Notice>
      ))}
      <dl>
        <Row icon={Eye} name="Views" value="Unlimited" />
        <Row icon={AudioLines} name="Audio words" value={formatNumber(credits.words)} />
        <Row icon={Image} name="Images" value={formatNumber(credits.images)} />
      </dl>
      <p className="mt-4 border-t border-line pt-5 text-sm text-fog">Plans are not open at this installation yet.</p>
    </Modal>
  );
}
