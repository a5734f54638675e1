import './siren-page.css';
import type { Siren } from '@sirenade/contract/sirens';
import { AudioLines, Flag, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { lateModal } from '../../ui/late-modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthorChip } from './author-chip.tsx';
import { fromCover } from './rotation.state.ts';
import { SirenPictures } from './siren-pictures.tsx';
import { SirenVotes } from './siren-votes.tsx';
import { useVoiceName } from './use-voice-name.ts';

const ReportModal = lateModal(async () => (await import('./report-modal.tsx')).ReportModal);

interface SirenHeaderProps {
  siren: Siren;
  isOwner: boolean;
  /** Further settings. */
  children?: ReactNode;
}

/** Portrait, name, description, voice, and the actions on a siren [S33]. */
export function SirenHeader({ siren, isOwner, children }: SirenHeaderProps) {
  const [isReporting, setReporting] = useState(false);
  const ambient = fromCover(siren)[0]?.thumb_url;
  return (
    <header className="siren-header">
      <div aria-hidden className="siren-ambient">
        {ambient ? <img src={ambient} alt="" /> : null}
      </div>
      <div className="page-width siren-header-inner">
        <div className="siren-header-pictures">
          <SirenPictures siren={siren} />
        </div>
        <div className="siren-header-words">
          <h1 dir="auto" className="font-display text-3xl break-words sm:text-4xl">
            {siren.name}
          </h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
            <AuthorChip user={siren.user} />
            <VoiceName id={siren.voice} />
          </div>
          <p dir="auto" className="siren-description">
            {siren.description}
          </p>
          {siren.tags.length > 0 ? (
            <ul aria-label="Tags" className="siren-tags">
              {siren.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          ) : null}
          <div className="mt-5 flex flex-wrap items-center gap-1">
            <SirenVotes siren={siren} />
            <IconButton label="Report siren" icon={Flag} aria-haspopup="dialog" onClick={() => setReporting(true)} />
            {isOwner ? <IconLink label="Edit siren" icon={Pencil} to={`/sirens/edit/${siren.id}`} /> : null}
            {children}
          </div>
          {isOwner ? <OwnerNotices siren={siren} /> : null}
        </div>
      </div>
      {isReporting ? <ReportModal sirenId={siren.id} onClose={() => setReporting(false)} /> : null}
    </header>
  );
}

function VoiceName({ id }: { id: string }) {
  const name = useVoiceName(id);
  return name ? (
    <p className="inline-flex min-h-11 items-center gap-2 text-fog">
      <AudioLines size={18} strokeWidth={1.5} aria-hidden />
      Voiced by {name}
    </p>
  ) : null;
}

function OwnerNotices({ siren }: { siren: Siren }) {
  return (
    <div className="mt-5 flex flex-col gap-3 empty:hidden">
      {siren.hidden_reason !== undefined ? (
        <Notice tone="warning">
          Moderators have taken this siren out of sight. {siren.hidden_reason ? `Reason: ${siren.hidden_reason}` : null}
        </Notice>
      ) : null}
      {siren.private ? <Notice tone="info">This siren is private: only you can see this page.</Notice> : null}
    </div>
  );
}
