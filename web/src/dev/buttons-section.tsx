import { Bookmark, Flag, Play, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant, LinkButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { IconButton, IconLink } from '../ui/icon-button.tsx';
import { TextAction } from '../ui/text-action.tsx';
import { VoteButtons } from '../ui/vote-buttons.tsx';
import { Specimen, State, States } from './specimen.tsx';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'The one thing to do here; at most one in a view.',
  secondary: 'Something else that can be done.',
  ghost: 'A way out, or something small in a row.',
  danger: 'Takes something away.',
};
const SIZES: ButtonSize[] = ['sm', 'md', 'lg'];

export function ButtonsSection() {
  return (
    <>
      {Object.entries(VARIANTS).map(([name, use]) => (
        <Variant key={name} variant={name as ButtonVariant} use={use} />
      ))}
      <Specimen name="LinkButton" use="Looks like a button and goes somewhere; a button does something.">
        <div className="style-row">
          <LinkButton to="/register">Sign Up</LinkButton>
          <LinkButton to="/login" variant="secondary">
            Login
          </LinkButton>
          <LinkButton to="/" variant="ghost" size="sm">
            Back to Home
          </LinkButton>
        </div>
      </Specimen>
      <Specimen
        name="IconButton, IconLink"
        use="Where the picture says it all; always named, and 44 pixels to the finger."
      >
        <States>
          <State of="at rest">
            <IconButton label="Play" icon={Play} />
          </State>
          <State of="pressed">
            <IconButton label="Save" icon={Bookmark} aria-pressed />
          </State>
          <State of="aria-disabled">
            <IconButton label="Report" icon={Flag} aria-disabled />
          </State>
          <State of="disabled">
            <IconButton label="Report" icon={Flag} disabled />
          </State>
          <State of="a link">
            <IconLink label="Settings" icon={Settings} to="/settings" />
          </State>
        </States>
      </Specimen>
      <Specimen name="TextAction" use="A small turn beside the main way, which reads as a line of text.">
        <TextAction>Forgot Password</TextAction>
      </Specimen>
      <Specimen name="CopyButton" use="Copies a text, and says so for a moment.">
        <CopyButton text="JBSW Y3DP" label="Copy key" />
      </Specimen>
      <Votes />
    </>
  );
}

function Variant({ variant, use }: { variant: ButtonVariant; use: string }) {
  return (
    <Specimen name={`Button, ${variant}`} use={use}>
      {SIZES.map((size) => (
        <div key={size} className="style-row">
          <code className="style-size">{size}</code>
          <Button variant={variant} size={size}>
            Begin
          </Button>
          <Button variant={variant} size={size} pending>
            Beginning
          </Button>
          <Button variant={variant} size={size} aria-disabled>
            At rest
          </Button>
          <Button variant={variant} size={size} disabled>
            Off
          </Button>
        </div>
      ))}
    </Specimen>
  );
}

function Votes() {
  const [vote, setVote] = useState<boolean | null>(null);
  const karma = 41 + (vote === null ? 0 : vote ? 1 : -1);
  return (
    <Specimen name="VoteButtons" use="For sirens, posts and comments; the chosen arrow is coral.">
      <States>
        <State of="press it">
          <VoteButtons karma={karma} vote={vote} onVote={(isUp) => setVote(vote === isUp ? null : isUp)} />
        </State>
        <State of="up">
          <VoteButtons karma={1284} vote onVote={() => {}} />
        </State>
        <State of="down">
          <VoteButtons karma={-3} vote={false} onVote={() => {}} />
        </State>
      </States>
    </Specimen>
  );
}
