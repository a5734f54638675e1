import { CreditList } from '../../features/billing/credit-list.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { creditsOf } from '../../lib/credits.ts';
import { formatNumber } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LinkButton } from '../../ui/button.tsx';

/** `/credits`: the history of the user's words and images. */
export function CreditsPage() {
  usePageTitle('Credits');
  const { user, verified } = useSession();
  const { words, images } = creditsOf(user?.payments);
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl pb-20">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-10 pb-8 sm:pt-14">
          <div>
            <h1 className="font-display text-3xl sm:text-4xl">Your credits</h1>
            <p className="mt-3 text-fog tabular-nums">
              {formatNumber(words)} audio words and {formatNumber(images)} images left.
            </p>
          </div>
          {verified ? (
            <LinkButton to="?payments=true" variant="secondary" preventScrollReset>
              See plans
            </LinkButton>
          ) : null}
        </div>
        <CreditList />
      </div>
    </div>
  );
}
