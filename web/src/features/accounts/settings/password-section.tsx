import { limits } from '@sirenade/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailureNotice } from '../../../ui/form/form-failure-notice.tsx';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { knownPasswordRule, newPasswordRule } from '../account.rules.ts';
import { sessionsQuery } from './sessions.queries.ts';

const empty = { current_password: '', new_password: '' };
const rules = { current_password: knownPasswordRule, new_password: newPasswordRule };

export function PasswordSection({ username }: { username: string }) {
  const [editing, setEditing] = useState(false);
  return (
    <SettingsSection title="Password" about="Changing it logs you out on every other device.">
      {editing ? (
        <ChangePassword username={username} onClose={() => setEditing(false)} />
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
          Change password
        </Button>
      )}
    </SettingsSection>
  );
}

function ChangePassword({ username, onClose }: { username: string; onClose(): void }) {
  const client = useQueryClient();
  const form = useForm(empty, rules);
  const change = useFormRequest(form, {
    send: (body) => call('POST /api/user/change-password', { body }),
    onDone: ({ message }) => {
      notify.success(message);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onClose();
    },
    under: { wrong_password: 'current_password' },
  });

  return (
    <form noValidate onSubmit={change.submit} className="flex max-w-md flex-col gap-5">
      <FormFailureNotice errors={form.errors} />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.field('current_password')}
      />
      <PasswordField
        label="New password"
        hint={`At least ${limits.password.min} characters.`}
        autoComplete="new-password"
        {...form.field('new_password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save password'}
        </Button>
        <Button variant="ghost" onClick={onClose} disabled={change.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
