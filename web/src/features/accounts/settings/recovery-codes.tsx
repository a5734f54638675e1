import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The codes that replace a lost phone; they are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="success">Two-factor login is on.</Notice>
      <p className="text-fog">
        Each of these logs you in once without your phone. We show them only now: keep them somewhere safe.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 border-y border-line py-4 font-mono text-sm tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-3 max-sm:flex-col-reverse">
        <CopyButton text={codes.join('\n')} label="Copy codes" />
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
