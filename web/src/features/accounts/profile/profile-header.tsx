import type { Profile } from '@sirenade/contract/accounts';
import { Cake } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { AvatarViewer } from './avatar-viewer.tsx';

/** Light from somewhere above the portrait: depth without a box. */
const moonlight =
  'radial-gradient(closest-side at 22% 40%, color-mix(in oklab, var(--moon-glow) 22%, transparent), transparent)';

/** More than two blank lines say no more than two. */
function withoutGaps(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n');
}

/** Portrait, name, karma, date of joining and bio. */
export function ProfileHeader({ profile, actions }: { profile: Profile; actions?: ReactNode }) {
  const { username, avatar, bio, registrationDate, karma } = profile;
  return (
    <header className="relative isolate">
      <div aria-hidden className="absolute -inset-x-20 -top-16 -z-10 h-96" style={{ background: moonlight }} />
      <div className="flex items-start gap-x-8 gap-y-6 pt-10 max-sm:flex-col sm:items-center sm:pt-14">
        <AvatarViewer src={avatar} name={username} />
        <div className="min-w-0 grow">
          <h1 className="font-display text-3xl break-words sm:text-4xl">{username}</h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-fog">
            <span>
              <strong className="font-semibold text-accent tabular-nums">{formatNumber(karma.user_karma)}</strong> karma
            </span>
            <span className="inline-flex items-center gap-2">
              <Cake size={18} strokeWidth={1.5} aria-hidden />
              <span>
                Cake day <time dateTime={registrationDate}>{formatDate(registrationDate)}</time>
              </span>
            </span>
          </p>
        </div>
        {actions ? <div className="shrink-0 max-sm:absolute max-sm:top-10 max-sm:right-0">{actions}</div> : null}
      </div>
      {bio ? (
        <p
          dir="auto"
          // Every line takes its own direction, for bios in more than one script.
          className="mt-8 max-w-[68ch] text-lg whitespace-pre-line text-pretty [unicode-bidi:plaintext]"
        >
          {withoutGaps(bio)}
        </p>
      ) : null}
    </header>
  );
}
