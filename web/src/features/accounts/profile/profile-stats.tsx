import type { Profile } from '@sirenade/contract/accounts';
import { formatNumber } from '../../../lib/format.ts';

/** The counts of a user's posts and sirens, and their reception. */
export function ProfileStats({ profile }: { profile: Profile }) {
  const { karma, comment_count } = profile;
  const stats = [
    ['Total posts', karma.posts_count],
    ['Posts karma', karma.posts_karma],
    ['Total comments', comment_count],
    ['Comments karma', karma.comments_karm],
  ] as const;
  return (
    <dl className="mt-8 grid grid-cols-2 border-y border-line sm:grid-cols-4">
      {stats.map(([label, value], index) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end py-4 sm:py-6 ${index % 2 ? 'border-l border-line pl-6' : 'pr-6'} ${
            index === 2 ? 'sm:border-l sm:border-line sm:pl-6' : ''
          } ${index > 1 ? 'max-sm:border-t max-sm:border-line' : ''}`}
        >
          <dt className="mt-1 text-sm text-fog">{label}</dt>
          <dd className="font-display text-2xl tabular-nums">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
