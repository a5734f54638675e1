import { AuthorChip } from '../features/sirens/author-chip.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Markdown } from '../ui/markdown.tsx';
import { NightSea } from '../ui/scenery/night-sea.tsx';
import { SeaHorizon } from '../ui/scenery/sea-horizon.tsx';
import { SeaLines } from '../ui/scenery/sea-lines.tsx';
import { aPicture } from './sample-pictures.ts';
import { RIGHT_TO_LEFT } from './sample-sirens.ts';
import { Specimen, State, States } from './specimen.tsx';

const TEXT = `## A heading

Words with *emphasis*, **weight**, ~~regret~~, \`code\` and [a link](https://example.org).

> A quotation stands a little back.

1. First
2. Second
   - and within it

| voice | accent |
|---|---|
| Clara | British |

\`\`\`
npm start
\`\`\`

---

![A picture from elsewhere](https://example.org/a.png) is only named, and <b>HTML</b> stays text.`;

export function ContentSection() {
  return (
    <>
      <Specimen name="Avatar" use="Somebody, round. The moon stands in where there is no picture or it does not load.">
        <States>
          <State of="24">
            <Avatar src={aPicture(222).url} name="Isla" size={24} />
          </State>
          <State of="40">
            <Avatar src={aPicture(222).url} name="Isla" />
          </State>
          <State of="96">
            <Avatar src={aPicture(190).url} name="Isla" size={96} />
          </State>
          <State of="none">
            <Avatar src={null} name="Isla" />
          </State>
          <State of="not there">
            <Avatar src="/media/none.webp" name="Isla" />
          </State>
          <State of="AuthorChip">
            <AuthorChip user={{ username: 'keeper', avatar: null }} />
          </State>
        </States>
      </Specimen>
      <Specimen
        name="Markdown"
        use="Texts of ours with headings to go to; with isForeign, what anybody may have written."
      >
        <States>
          <State of="ours" wide>
            <Markdown text={TEXT} />
          </State>
          <State of="isForeign" wide>
            <Markdown text={TEXT} isForeign />
          </State>
          <State of="isForeign, right to left" wide>
            <Markdown text={RIGHT_TO_LEFT} isForeign />
          </State>
        </States>
      </Specimen>
      <Specimen name="SeaLines" use="A small drawing where there is nothing else to see.">
        <SeaLines className="w-40 text-fog" />
      </Specimen>
      <Specimen
        name="SeaHorizon"
        use="The wide view, once in a page: above the home page and beside the forms of accounts."
      >
        <div className="style-horizon">
          <SeaHorizon className="h-full w-full" />
        </div>
      </Specimen>
      <Specimen name="NightSea" use="The tall view, beside a form that fills a page.">
        <NightSea className="h-96 w-64" />
      </Specimen>
    </>
  );
}
