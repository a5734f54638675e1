import type { CurrentUser } from '@sirenade/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { changeEmailResolver } from './account.forms.ts';
import { failureText, fieldMessages, showFieldErrors } from './form-failure.ts';
import { SettingsSection } from './settings-section.tsx';

const empty = { email: '', current_password: '' };

/** Where mail goes, and moving it elsewhere. */
export function EmailSection({ user }: { user: CurrentUser }) {
  const [editing, setEditing] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <SettingsSection
      title="Email"
      about="For logging in and for what your account cannot do without. Nobody else sees it."
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-medium break-all">{user.email}</p>
          {user.verified ? (
            <p className="mt-0.5 flex items-center gap-1.5 text-sm text-alive">
              <BadgeCheck size={16} strokeWidth={1.5} aria-hidden /> Verified
            </p>
          ) : (
            <p className="mt-0.5 text-sm text-fog">Not verified yet</p>
          )}
        </div>
        {editing ? null : (
          <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
            Change email
          </Button>
        )}
      </div>
      {answer && !editing ? (
        <Notice tone="success" className="mt-5">
          {answer}
        </Notice>
      ) : null}
      {editing ? (
        <ChangeEmail
          username={user.username}
          onCancel={() => setEditing(false)}
          onDone={(message) => {
            setAnswer(message);
            setEditing(false);
          }}
        />
      ) : null}
    </SettingsSection>
  );
}

interface ChangeEmailProps {
  username: string;
  onCancel(): void;
  onDone(message: string): void;
}

function ChangeEmail({ username, onCancel, onDone }: ChangeEmailProps) {
  const form = useForm({ resolver: changeEmailResolver, defaultValues: empty });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (body: typeof empty) => call('POST /api/user/change-email', { body }),
    onSuccess: ({ message }) => onDone(message),
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'wrong_password') {
        form.setError('current_password', { message: error.message }, { shouldFocus: true });
      } else if (!showFieldErrors(error, ['email', 'current_password'], form.setError)) {
        form.setError('root', { message: failureText(error) });
      }
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!change.isPending) change.mutate(values);
  });

  return (
    <form noValidate onSubmit={submit} className="mt-6 flex max-w-md flex-col gap-5">
      {errors.root ? <Notice tone="danger">{errors.root.message}</Notice> : null}
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We send a link there. The change takes effect when you open it."
        autoFocus
        error={fieldMessages(errors.email)}
        {...form.register('email')}
      />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={fieldMessages(errors.current_password)}
        {...form.register('current_password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={change.isPending}>
          {change.isPending ? 'Sending...' : 'Send link'}
        </Button>
        <Button variant="ghost" onClick={onCancel} disabled={change.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
