import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { codeRule } from '../account.rules.ts';
import { QrCode } from './qr-code.tsx';

interface ConfirmCodeStepProps {
  secret: string;
  address: string;
  onDone(recoveryCodes: string[]): void;
}

/** Second step of two-factor setup: the app learns the secret and proves it with a first code. */
export function ConfirmCodeStep({ secret, address, onDone }: ConfirmCodeStepProps) {
  const form = useForm({ code: '' }, { code: codeRule });
  const confirm = useFormRequest(form, {
    send: (body) => call('POST /api/user/two-factor/confirm', { body }),
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
    otherwise: 'code',
  });
  return (
    <form noValidate onSubmit={confirm.submit} className="flex flex-col gap-5">
      <p className="text-fog">
        Scan this with your authenticator app, or type the key into it. Then enter the six digits it shows.
      </p>
      <div className="flex flex-col items-center gap-4">
        <QrCode text={address} label="QR code for your authenticator app" />
        <p className="text-center font-mono text-sm break-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1">
          <CopyButton text={secret} label="Copy key" />
          {/* A phone cannot scan its own screen. */}
          <a href={address} className="text-link inline-flex min-h-11 items-center pointer-fine:hidden">
            Open in your app
          </a>
        </div>
      </div>
      <TextField
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        autoFocus
        {...form.field('code')}
      />
      <Button type="submit" pending={confirm.isPending} className="sm:self-end">
        Turn on
      </Button>
    </form>
  );
}
