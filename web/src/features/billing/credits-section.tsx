import type { CurrentUser } from '@sirenade/contract/accounts';
import { Link } from 'react-router';
import { creditsOf } from '../../lib/credits.ts';
import { formatNumber } from '../../lib/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

/** The balance, with links to its history and to the plans. */
export function CreditsSection({ user }: { user: CurrentUser }) {
  const { words, images } = creditsOf(user.payments);
  return (
    <SettingsSection title="Credits" about="What your account may still use, and the plans that bring more.">
      <p className="tabular-nums">
        {formatNumber(words)} audio words and {formatNumber(images)} images left.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <LinkButton to="?payments=true" variant="secondary" size="sm" preventScrollReset>
          See plans
        </LinkButton>
        <Link to="/credits" className="text-link inline-flex min-h-11 items-center">
          Where did my credits go?
        </Link>
      </div>
    </SettingsSection>
  );
}
