import type { CurrentUser } from '@sirenade/contract/accounts';
import { classes } from '../../lib/classes.ts';
import { site } from '../../lib/site.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SeaHorizon } from '../../ui/scenery/sea-horizon.tsx';

/** 'Good evening', by the reader's own clock. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  if (hour >= 12 && hour < 18) return 'Good afternoon';
  return 'Good evening';
}

/** The sea above the tabs: an invitation to visitors, a greeting to users. */
export function HomeHero({ user, signedOut }: { user: CurrentUser | null; signedOut: boolean }) {
  return (
    <section className={classes('hero', !signedOut && 'hero-low')}>
      <SeaHorizon className="hero-scene" />
      <div className="page-width relative isolate">{signedOut ? <Invitation /> : <Greeting user={user} />}</div>
    </section>
  );
}

function Invitation() {
  return (
    <div className="hero-words max-w-xl">
      <h1 className="font-display text-3xl text-balance sm:text-4xl">Stay up with someone who listens</h1>
      <p className="mt-4 max-w-md text-lg text-pretty">
        {site.name} is a place for adults to create AI characters, talk with them, and share what was said.
      </p>
      <div className="mt-7">
        <LinkButton to="/register" size="lg">
          Create your account
        </LinkButton>
      </div>
    </div>
  );
}

function Greeting({ user }: { user: CurrentUser | null }) {
  const hello = greeting(new Date().getHours());
  return <h1 className="font-display text-3xl text-balance">{user ? `${hello}, ${user.username}` : hello}</h1>;
}
