import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { codeResolver } from './account.forms.ts';
import { CopyButton } from './copy-button.tsx';
import { failureText, fieldMessages } from './form-failure.ts';
import { QrCode } from './qr-code.tsx';

interface ConfirmCodeStepProps {
  secret: string;
  address: string;
  onDone(recoveryCodes: string[]): void;
}

/** Second step of two-factor setup: the app learns the secret and proves it with a first code. */
export function ConfirmCodeStep({ secret, address, onDone }: ConfirmCodeStepProps) {
  const form = useForm({ resolver: codeResolver, defaultValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => call('POST /api/user/two-factor/confirm', { body }),
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
    onError: (error) => form.setError('code', { message: failureText(error) }, { shouldFocus: true }),
  });
  const submit = form.handleSubmit((values) => {
    if (!confirm.isPending) confirm.mutate(values);
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-fog">
        Scan this with your authenticator app, or type the key into it. Then enter the six digits it shows.
      </p>
      <div className="flex flex-col items-center gap-4">
        <QrCode text={address} label="QR code for your authenticator app" />
        <p className="text-center font-mono text-sm break-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <CopyButton text={secret} label="Copy key" />
      </div>
      <TextField
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        autoFocus
        error={fieldMessages(form.formState.errors.code)}
        {...form.register('code')}
      />
      <Button type="submit" pending={confirm.isPending} className="self-end">
        Turn on
      </Button>
    </form>
  );
}
