import type { CurrentUser } from '@sirenade/contract/accounts';
import { formatNumber } from '../../../lib/format.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { FormHeading } from './form-heading.tsx';

/** The address is verified: what that unlocks, and a link onwards. */
export function EmailVerified({ user, signedIn }: { user: CurrentUser; signedIn: boolean }) {
  const { words_left: words, image_generations_left: images } = user.payments;
  const credits = `You have ${formatNumber(words)} audio words and ${formatNumber(images)} images to spend.`;
  return (
    <div className="flex flex-col items-start gap-6">
      <FormHeading
        note={`Thank you, ${user.username}. Everything here is open to you now.${words + images > 0 ? ` ${credits}` : ''}`}
      >
        Your email is verified
      </FormHeading>
      {signedIn ? (
        <LinkButton to="/all" size="lg">
          Continue
        </LinkButton>
      ) : (
        <LinkButton to="/login" size="lg">
          Log in
        </LinkButton>
      )}
    </div>
  );
}

/** Shown when a user with a verified address has confirmed a new one. */
export function EmailChanged() {
  return (
    <div className="flex flex-col items-start gap-6">
      <FormHeading note="From now on you log in with it.">Your email address is changed</FormHeading>
      <LinkButton to="/all" size="lg">
        Continue
      </LinkButton>
    </div>
  );
}
