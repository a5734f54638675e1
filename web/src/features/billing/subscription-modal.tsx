import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { track } from '../../lib/analytics.ts';
import { type Credits, type CreditsKind, outOf } from '../../lib/credits.ts';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AvailablePanel } from './available-panel.tsx';
import { subscriptionQuery } from './billing.queries.ts';
import { PlansPart } from './plans-part.tsx';
import { useChoosePlan } from './use-choose-plan.ts';
import { usePaymentScript } from './use-payment-script.ts';

const banners: Record<CreditsKind, string> = {
  words: 'You have run out of audio words. Please upgrade or re-buy your subscription to continue creating audio.',
  images: 'You have run out of images. Please upgrade or re-buy your subscription to get more images.',
};

export interface SubscriptionModalProps {
  credits: Credits;
  /** The kinds of credits whose lack has just refused a request. */
  refused?: CreditsKind[];
  /** Opened by itself: it stays closed where there is nothing to buy. */
  isPrompt?: boolean;
  onClose(): void;
  /** Closes for another page, and leaves the address to that. */
  onNavigate(): void;
}

/** The balance of the account, and the plans that raise it [S40]. */
export function SubscriptionModal({ isPrompt = false, ...rest }: SubscriptionModalProps) {
  const { data } = useQuery(subscriptionQuery);
  if (isPrompt && !data?.offered) return null;
  return <OpenSubscription {...rest} />;
}

function OpenSubscription({ credits, refused = [], onClose, onNavigate }: Omit<SubscriptionModalProps, 'isPrompt'>) {
  const { data } = useQuery(subscriptionQuery);
  const choice = useChoosePlan();
  usePaymentScript(data?.browser_script ?? null);
  const missing = (['words', 'images'] as const).filter(
    (kind) => refused.includes(kind) || outOf(credits).includes(kind),
  );
  useTrackOpening(missing);
  return (
    <Modal open onClose={onClose} title="Subscription" size="xl">
      {/* It may open by itself: then no button should look chosen. */}
      <div tabIndex={-1} data-autofocus className="outline-none">
        {choice.error ? (
          <p ref={bringIntoView} role="alert" className="mb-4 scroll-mt-4 font-medium text-danger">
            Error: {choice.error.message}
          </p>
        ) : null}
        {missing.map((kind) => (
          <Notice key={kind} tone="warning" className="mb-4">
            {banners[kind]}
          </Notice>
        ))}
        <AvailablePanel credits={credits} onNavigate={onNavigate} />
        <PlansPart choice={choice} isUsedUp={missing.length > 0} />
        <ul className="flex flex-wrap gap-x-6 border-t border-line pt-4 text-sm text-fog max-sm:flex-col">
          {data?.offered === false ? null : (
            <>
              <li>You can cancel any time.</li>
              <li>All prices are in USD.</li>
            </>
          )}
          <li>Audio words are used when a siren responds with audio.</li>
        </ul>
      </div>
    </Modal>
  );
}

/** On a small screen the pressed button may be far below the line that reports the result. */
function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'center' });
}

/** Notes the opening, and each banner that was seen, once [A14]. */
function useTrackOpening(missing: CreditsKind[]): void {
  const tracked = useRef(new Set<string>());
  useEffect(() => {
    const once = (key: string, send: () => void) => {
      if (tracked.current.has(key)) return;
      tracked.current.add(key);
      send();
    };
    once('open', () => track('view_cart'));
    for (const kind of missing) once(kind, () => track('view_promotion', { promotion_id: `out_of_${kind}` }));
  });
}
