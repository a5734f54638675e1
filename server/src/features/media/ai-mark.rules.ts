import { PRODUCT_NAME } from '@sirenade/contract/product';

/** The IPTC code for AI-generated media, which other programs look for. */
export const AI_SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** The XMP metadata of generated pictures. */
export const aiMarkXmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
   <xmp:CreatorTool>${PRODUCT_NAME}</xmp:CreatorTool>
   <Iptc4xmpExt:DigitalSourceType>${AI_SOURCE}</Iptc4xmpExt:DigitalSourceType>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;

/** A length as a synchsafe integer: four bytes of seven bits, so that players do not mistake it for an MP3 frame. */
const tagLength = (length: number) => [21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f);

function textFrame(name: string, text: string): Buffer {
  const utf8 = 3;
  const body = Buffer.from(text, 'utf8');
  return Buffer.concat([Buffer.from(name), Buffer.from([...tagLength(body.length + 1), 0, 0, utf8]), body]);
}

/** An ID3v2.4 tag that marks audio as AI-generated. */
export function aiMarkTag(): Buffer {
  const frames = Buffer.concat([
    textFrame('TSSE', PRODUCT_NAME),
    textFrame('TXXX', `DigitalSourceType\0${AI_SOURCE}`),
    textFrame('TXXX', 'AI-generated\0true'),
  ]);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0, ...tagLength(frames.length)]), frames]);
}
