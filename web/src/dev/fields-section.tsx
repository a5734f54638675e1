import { useState } from 'react';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { FormFailureNotice } from '../ui/form/form-failure-notice.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import { TagsField } from '../ui/form/tags-field.tsx';
import { CheckboxField, PasswordField, TextArea, TextField } from '../ui/form/text-field.tsx';
import { WordListField } from '../ui/form/word-list-field.tsx';
import { LONG } from './sample-sirens.ts';
import { Specimen, State, States } from './specimen.tsx';

export function FieldsSection() {
  return (
    <>
      <Specimen name="TextField" use="One line. What is wrong stands below it and is read out with it.">
        <States>
          <State of="empty" wide>
            <TextField label="Name" placeholder="What she is called" />
          </State>
          <State of="filled, with a hint" wide>
            <TextField label="Username" hint="4 to 15 characters; everybody sees it." defaultValue="marina" />
          </State>
          <State of="one fault" wide>
            <TextField label="Email" defaultValue="marina@" error="This is not an email address." />
          </State>
          <State of="several faults" wide>
            <TextField label="Username" defaultValue="m" error={['At least 4 characters.', 'This name is taken.']} />
          </State>
          <State of="disabled" wide>
            <TextField label="Email" defaultValue="marina@example.test" disabled />
          </State>
        </States>
      </Specimen>
      <Specimen name="PasswordField" use="A secret, with a way to look at it.">
        <States>
          <State of="filled" wide>
            <PasswordField label="Password" defaultValue="a long sentence" hint="At least 8 characters." />
          </State>
          <State of="a fault" wide>
            <PasswordField label="Password" defaultValue="short" error="At least 8 characters." />
          </State>
        </States>
      </Specimen>
      <Specimen name="TextArea" use="Several lines; it can be pulled larger.">
        <States>
          <State of="empty" wide>
            <TextArea label="Description" placeholder="Who is she?" />
          </State>
          <State of="a fault" wide>
            <TextArea label="Description" error="Name and Description are required." />
          </State>
        </States>
      </Specimen>
      <Specimen name="CheckboxField" use="Something to agree to when the form is sent.">
        <States>
          <State of="off">
            <CheckboxField label="I agree" />
          </State>
          <State of="on, with a hint">
            <CheckboxField label="Include audio" hint="As it was said." defaultChecked />
          </State>
          <State of="a fault">
            <CheckboxField
              label="I agree to the Terms"
              error="You must agree to the Terms of Service and Privacy Policy."
            />
          </State>
        </States>
      </Specimen>
      <Specimen name="FormFailureNotice" use="What is said of a form as a whole, above its fields.">
        <FormFailureNotice errors={{ form: ['We could not reach the server.'] }} />
      </Specimen>
      <Switches />
      <Tags />
      <Words />
      <Choices />
    </>
  );
}

function Switches() {
  const [isOn, setOn] = useState(true);
  return (
    <Specimen name="SwitchField" use="A choice that takes effect at once, as in the settings.">
      <States>
        <State of="press it" wide>
          <SwitchField label="Speech" hint="New chats begin with it." checked={isOn} onChange={setOn} />
        </State>
        <State of="disabled" wide>
          <SwitchField label="Pictures" checked={false} disabled onChange={() => {}} />
        </State>
      </States>
    </Specimen>
  );
}

function Tags() {
  const [tags, setTags] = useState(['sea', 'night']);
  return (
    <Specimen name="TagsField" use="Words that something is found by: a few at most, each short.">
      <States>
        <State of="press Enter" wide>
          <TagsField tags={tags} onChange={setTags} most={4} longest={30} hint="Enter or a comma adds one." />
        </State>
        <State of="a fault" wide>
          <TagsField
            tags={[LONG.slice(0, 90)]}
            onChange={() => {}}
            most={4}
            longest={30}
            error="This tag is too long."
          />
        </State>
      </States>
    </Specimen>
  );
}

function Words() {
  const [words, setWords] = useState(['harbour']);
  return (
    <Specimen name="WordListField" use="Words that are added one by one, each gone by a press.">
      <WordListField label="Hidden words" noun="word" entries={words} most={3} longest={30} onChange={setWords} />
    </Specimen>
  );
}

const PRIVACIES = [
  { value: 'private', label: 'Private', hint: 'Only you can see it.' },
  { value: 'public', label: 'Public', hint: 'Everyone can see it.' },
] as const;
type Privacy = (typeof PRIVACIES)[number]['value'];

function Choices() {
  const [value, setValue] = useState<Privacy>('private');
  return (
    <Specimen name="ChoiceField" use="One of few, all in sight, each with a line on what it means.">
      <States>
        <State of="press one" wide>
          <ChoiceField<Privacy>
            id="style-privacy"
            label="Privacy"
            choices={PRIVACIES}
            value={value}
            onChange={setValue}
          />
        </State>
        <State of="a fault" wide>
          <ChoiceField<Privacy>
            id="style-privacy-fault"
            label="Privacy"
            choices={PRIVACIES}
            value={value}
            error={['Choose one of them.']}
            onChange={setValue}
          />
        </State>
      </States>
    </Specimen>
  );
}
