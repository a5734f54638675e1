import type { GarmentName } from '../../garments/all-garments.ts';
import type { PatternName } from '../../garments/pattern.ts';
import type { MetalName } from '../../people/palette.ts';

/** Words for garments. Revealing ones are mapped to the nearest garment that covers. */
export const GARMENT_WORDS: Record<GarmentName, string> = {
  tee: 't shirt|tshirt|tee|top|tank top|tank|vest top|singlet|undershirt|casual clothes|casual|casual clothing|casual wear|casual outfit|jersey|polo|polo shirt|scrubs|jeans|crop top|halter top|camisole|henley|v neck|band shirt|casual style|basketball jersey|muscle shirt',
  turtleneck:
    'turtleneck|turtle neck|polo neck|rollneck|roll neck|mock neck|high neck top|high necked top|black bodysuit|bodysuit|catsuit|jumpsuit|minimalist',
  jumper:
    'jumper|sweater|pullover|knitwear|knit sweater|knitted sweater|wool sweater|cable knit|aran|cosy sweater|cozy sweater|knitted jumper|woolly jumper|sweatshirt|oversized sweater|knit|fair isle',
  blouse:
    'blouse|silk blouse|ruffled blouse|peasant blouse|chiffon blouse|lace blouse|peasant top|bohemian|boho|frilly top|lace top|off white blouse|poet blouse|bohemian style',
  shirt:
    'shirt|button up|button down|dress shirt|collared shirt|flannel|flannel shirt|plaid shirt|linen shirt|oxford shirt|hawaiian shirt|denim shirt|work shirt|business casual|smart casual|button up shirt|chambray|safari shirt|collar',
  hoodie:
    'hoodie|hoody|hooded sweatshirt|streetwear|street style|hooded top|skater|tracksuit hoodie|urban style|hip hop style',
  'leather jacket':
    'leather jacket|biker jacket|motorcycle jacket|leather coat|moto jacket|bomber jacket|aviator jacket|bomber|punk jacket|leathers|leather outfit|punk|rocker|flight jacket|biker|leather|grunge|punk style|rock style|faux leather jacket',
  coat: 'coat|trench coat|trenchcoat|overcoat|long coat|wool coat|peacoat|pea coat|duster|fur coat|winter coat|parka|raincoat|greatcoat|frock coat|mackintosh|duffle coat|puffer|puffer jacket|winter clothing|faux fur coat|jacket and scarf',
  suit: 'suit|tuxedo|blazer|three piece suit|business suit|suit and tie|pantsuit|pant suit|power suit|dinner jacket|formal wear|formal suit|formal attire|business attire|tailored suit|business wear|office attire|trouser suit|formal|business|professional attire|tie|necktie|suited',
  'lab coat': 'lab coat|laboratory coat|doctor s coat|white coat|labcoat|medical coat|doctor coat',
  'open jacket':
    'jacket|denim jacket|jean jacket|cardigan|varsity jacket|letterman jacket|windbreaker|corduroy jacket|shrug|bolero|open jacket|utility jacket|field jacket|army jacket|military jacket|jean jackets',
  gown: 'gown|ball gown|ballgown|off shoulder dress|off the shoulder dress|off shoulder gown|wedding dress|wedding gown|bridal gown|renaissance dress|medieval dress|victorian dress|regency dress|princess dress|flowing gown|silk gown|velvet gown|elegant gown|elegant dress|long dress|maxi dress|off the shoulder gown|off the shoulder top|bare shouldered|elegant|royal attire|royal gown',
  'evening dress':
    'evening dress|evening gown|cocktail dress|evening wear|sequin dress|sequined dress|party dress|formal dress|little black dress|red carpet dress|glamorous dress|prom dress|satin dress|silk dress|strapless dress|glamorous|flapper dress|shawl|stole|sparkly dress',
  'slip dress':
    'dress|slip dress|sundress|sun dress|summer dress|short dress|mini dress|nightgown|nightdress|nightie|negligee|lingerie|bikini|swimsuit|swimwear|bathing suit|underwear|bra|bralette|slip|babydoll|skirt|tunic dress|toga|greek dress|chiton|stola|lace dress|beach wear|beachwear|swimming costume|sheer dress',
  qipao: 'qipao|cheongsam|ao dai|mandarin collar|mandarin dress|changshan|chinese dress',
  corset:
    'corset|bodice|bustier|waist cincher|dirndl|tavern dress|pirate blouse|corseted dress|steampunk|steampunk outfit|steampunk dress|laced bodice|barmaid outfit|wench outfit|basque|tavern outfit|steampunk style',
  robe: 'robe|robes|wizard robe|mage robes|priest robes|bathrobe|dressing gown|silk robe|monk robes|kaftan|caftan|abaya|thawb|djellaba|hooded robe|ceremonial robe|ceremonial robes|towel|kaftan dress|hanfu robe|priestess robes|judge robes|academic gown|dashiki|agbada',
  kimono: 'kimono|yukata|hanfu|hanbok|haori|karate gi|gi|samurai robes|furisode|japanese dress|wrap dress|wrap top',
  cloak:
    'cloak|cape|mantle|poncho|capelet|travelling cloak|traveling cloak|hooded cloak|velvet cloak|fur cloak|cloaked|caped|ranger cloak',
  tunic:
    'tunic|medieval clothes|medieval clothing|peasant clothes|doublet|jerkin|linen tunic|laced shirt|poet shirt|pirate shirt|fantasy clothes|adventurer clothes|adventurer outfit|kurta|viking clothes|medieval outfit|ren faire|medieval|fantasy outfit|fantasy style|medieval style|rustic clothes|ranger outfit|hunter outfit|rags|loincloth',
  uniform:
    'uniform|military uniform|naval uniform|officer uniform|dress uniform|army uniform|military coat|nurse uniform|police uniform|maid outfit|maid uniform|maid dress|pilot uniform|flight attendant uniform|regimental coat|military|admiral coat|band jacket|guard uniform|fire fighter uniform|firefighter uniform|chef s whites|military style',
  sari: 'sari|saree|lehenga|salwar kameez|shalwar kameez|dupatta|sarong|draped dress|indian dress|salwar',
  waistcoat:
    'waistcoat|vest|gilet|suspenders|braces|bow tie|bowtie|victorian suit|butler outfit|bartender outfit|dapper|vintage suit|old fashioned suit|steampunk waistcoat|edwardian|vintage style|vintage|dandy',
  armour:
    'armour|plate armour|plate mail|chainmail|chain mail|breastplate|knight armour|battle armour|leather armour|armoured|full plate|cuirass|battle gear|scale mail|samurai armour|elven armour|power armour',
  spacesuit:
    'spacesuit|space suit|astronaut suit|sci fi armour|sci fi suit|futuristic suit|flight suit|exosuit|space armour|cyber suit|futuristic|futuristic armour|futuristic clothing|sci fi outfit|futuristic outfit|science fiction|futuristic style|wetsuit|diving suit',
  dungarees:
    'dungarees|overalls|coveralls|denim overalls|boiler suit|mechanic overalls|bib overalls|farm clothes|pinafore|apron|work clothes|workwear|mechanic s overalls|gardening clothes',
  sailor:
    'sailor|sailor shirt|sailor top|sailor outfit|sailor suit|nautical|nautical outfit|sailor uniform|nautical style|marine outfit|sailor collar',
  'track jacket':
    'track jacket|tracksuit|sportswear|gym clothes|gym wear|activewear|athletic wear|sports jacket|workout clothes|yoga clothes|sports bra|leggings|athleisure|yoga pants|running clothes|sporty outfit|zip up|training clothes|cycling jersey|athletic clothes|sport clothes|sporty style',
  'scale bodice':
    'scale bodice|seashell bra|shell bra|shell top|mermaid top|mermaid outfit|scaled dress|scales dress|fish scale dress|seashell top|mermaid dress|clamshell bra|clam shell bra|scale dress',
};

export const PATTERN_WORDS: Record<PatternName, string> = {
  plain: 'plain|solid colour|solid color|unpatterned',
  stripes: 'striped|stripes|stripy|breton',
  pinstripes: 'pinstripe|pinstriped|pinstripes|pin striped',
  dots: 'polka dot|polka dots|polka dotted|dotted|spotted',
  checks:
    'plaid|flannel|flannel shirt|plaid shirt|lumberjack shirt|tartan|checked|checkered|chequered|gingham|houndstooth|argyle|check',
  floral:
    'floral|hawaiian shirt|flower patterned|flowered|flowery|hawaiian|flower print|botanical print|floral print|paisley',
  brocade:
    'brocade|embroidered|damask|ornate|jacquard|richly embroidered|lace patterned|gold embroidery|baroque|filigree',
  stars:
    'starry|with stars|stars on it|moons and stars|star patterned|celestial|star print|constellation|star spangled|galaxy print',
};

export const METAL_WORDS: Record<MetalName, string> = {
  gold: 'gold|golden|gilded|brass',
  silver: 'silver|platinum|steel|white gold|chrome|metal',
  copper: 'copper|bronze|rose gold',
  black: 'black|iron|onyx|gunmetal',
};
