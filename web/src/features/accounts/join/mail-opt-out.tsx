import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiFailure, call } from '../../../lib/api.ts';
import { site } from '../../../lib/site.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { failureText } from '../../../ui/form/form-failure.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FormHeading } from './form-heading.tsx';

/** Stops non-essential mail by one press; a mail scanner that merely opens the link changes nothing. */
export function MailOptOut({ token }: { token: string }) {
  const optOut = useMutation({ mutationFn: () => call('POST /api/mail/opt-out/:token', { params: { token } }) });

  if (optOut.isSuccess) {
    return (
      <div className="flex flex-col items-start gap-5">
        <FormHeading note={optOut.data.message}>No more mail from us</FormHeading>
        <p className="text-fog">
          Letters that your account cannot do without, such as a password reset, still reach you.
        </p>
        <LinkButton to="/" variant="secondary">
          Go to {site.name}
        </LinkButton>
      </div>
    );
  }
  if (optOut.error instanceof ApiFailure && optOut.error.code === 'token_invalid') {
    return (
      <div className="flex flex-col items-start gap-5">
        <FormHeading>This link did not work</FormHeading>
        <Notice tone="danger">{optOut.error.message}</Notice>
        <p className="text-fog">
          You can turn our mail off in{' '}
          <Link to="/settings" className="text-link">
            your settings
          </Link>
          , too.
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <FormHeading note="We stop sending you news. What your account cannot do without, such as a password reset, still reaches you.">
        Fewer letters
      </FormHeading>
      {optOut.isError ? (
        <Notice tone="danger">{failureText(optOut.error)} You can also turn our mail off in your settings.</Notice>
      ) : null}
      <Button size="lg" pending={optOut.isPending} onClick={() => optOut.mutate()} className="w-full">
        {optOut.isPending ? 'Stopping...' : 'Stop these mails'}
      </Button>
    </div>
  );
}
