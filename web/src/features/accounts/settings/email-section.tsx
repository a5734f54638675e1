import type { CurrentUser } from '@sirenade/contract/accounts';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailureNotice } from '../../../ui/form/form-failure-notice.tsx';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { emailRule, knownPasswordRule } from '../account.rules.ts';

const empty = { email: '', current_password: '' };
const rules = { email: emailRule, current_password: knownPasswordRule };

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
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
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
  const form = useForm(empty, rules);
  const change = useFormRequest(form, {
    send: (body) => call('POST /api/user/change-email', { body }),
    onDone: ({ message }) => onDone(message),
    under: { wrong_password: 'current_password' },
  });

  return (
    <form noValidate onSubmit={change.submit} className="mt-6 flex max-w-md flex-col gap-5">
      <FormFailureNotice errors={form.errors} />
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We send a link there. The change takes effect when you open it."
        autoFocus
        {...form.field('email')}
      />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('current_password')} />
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
