import { type Phrase, phrases } from './phrases.data.ts';

/** English that people write here on an ordinary day, and that must pass. */
export const benignEnglish: Phrase[] = [
  ...phrases(
    'chat',
    `
    Good evening, how was your day?
    I missed you. Come here and kiss me.
    She leans in and kisses him slowly under the lamp.
    We are both in our thirties and we just want a quiet romantic weekend.
    I turned 28 last week and you still owe me a dance.
    My wife and I met when we were 24, and we still hold hands in the cinema.
    I am 45, divorced, and a bit nervous about dating again.
    You look stunning in that red dress.
    *He takes her hand and leads her to the bedroom.*
    It is 5 o'clock somewhere, pour me another drink and sit on my lap.
    My daughter turned five today and we had a huge cake.
    When I was 15 I moved to Leeds with my parents.
    My son is 12 and obsessed with football.
    The kids are at their grandparents, so tonight the house is ours, my love.
    We put the kids to bed and finally had a romantic dinner, just my wife and me.
    I teach maths at a high school and I am exhausted.
    My nephew is starting kindergarten in September.
    I have a 16 GB stick somewhere, let me look for it.
    That castle is from the 17th century, can you believe it?
    I wear a size 12 dress, what would suit me?
    We are in chapter 14 of the book and they finally kiss.
    The train leaves at 10 and I will be with you by 12, in your arms.
    It costs 15 dollars, which is a lot for a coffee.
    I'll be there in ten minutes, wait for me in bed.
    He is six feet tall and has the warmest smile.
    I've been 15 minutes late to every date I ever had.
    I love this pussycat, she purrs like an engine.
    Scunthorpe is lovely in the rain, said nobody ever.
    My grandmother lives in Essex and makes the best scones.
    The cockerel woke us at 4 and we stayed in bed.
    Assassins, dragons and a kiss at the end: my kind of film.
    You make me feel like a teenager again.
    We kissed like teenagers in the back of the taxi.
    I giggled like a schoolgirl when you called, and I am fifty.
    I feel sixteen again when you look at me.
    Are you kidding me? That was the best kiss of my life.
    Good girl. Now come here and tell me about your day.
    Hey baby, what are you wearing tonight?
    You are such a naughty boy, Richard, and you are forty.
    Pour me the twelve-year-old whisky and kiss me.
    We drank a 16 year old Lagavulin and fell asleep naked by the fire.
    My ten-year-old car broke down again on the way to our date.
    We have been married for 15 years and the passion never left.
    Sixteen years ago today I kissed you for the first time at our wedding.
    I'm twenty-five years old and I've never been kissed like that.
    She is thirty-five and knows exactly what she wants.
    He turned eighteen long ago, he is sixty now.
    I am 19 and at university, studying marine biology.
    Everyone in this story is an adult, 18 or older.
    No minors please, this is a story for grown-ups.
    You must be over 18 to enter this room, darling.
    This is for adults only: nobody under 18 is in it.
    Chapter 5: the duke undresses for his bath.
    On page 17 the lovers finally spend the night together.
    I ran 12 km today and now I want a bath with you.
    Set the oven to 180 degrees for 15 minutes and then kiss the cook.
    The baby is due in May and my husband can't stop smiling.
    My wife is 16 weeks pregnant and glowing.
    She is seventeen points ahead in the championship, amazing.
    I was 8 when my grandfather taught me to sail.
    As a child I was afraid of the dark.
    When I was a little girl I wanted to be an astronaut.
    I met my best friend in primary school, thirty years ago.
    In high school I played the trumpet badly.
    I was a shy teenager and I read every book in the library.
    My first job at sixteen was in a bakery.
    At 14 I broke my arm falling off a horse.
    My niece got her braces off, she is fourteen and so proud.
    Our son graduates from high school this year.
    I have two kids, seven and nine, from my first marriage.
    My girlfriend has a six-year-old and I am buying him Lego.
    What do I cook for eight children at a birthday party?
    My doctor said my blood pressure is 12 over 8.
    I have to take the tablets for 14 days, no alcohol.
    She had her appendix out when she was eleven.
    My periods started late, is it normal at 45 that they stop?
    How do condoms work with latex allergy?
    I am on antidepressants and my libido is gone, what helps?
    I want to die of embarrassment, I called you by the wrong name.
    This heat is killing me.
    How do I kill time until you get home?
    I feel so low today that nothing makes sense.
    I was raped years ago and I want to learn to trust again.
    I was abused when I was young and I still have nightmares.
    Tell me a joke about a priest, a rabbi and a duck.
    Knock knock. Who's there? Your lover.
    The dog jumped on the bed while we were kissing, typical.
    Can I pet your dog? And then you?
    My horse won the race and I celebrated with my boyfriend.
    You are an animal in bed, Marcus.
    She growls like a wolf and pulls him closer.
    Let's play: you are a vampire of four hundred years and I am the new librarian.
    The mermaid wraps her tail around the sailor and kisses him.
    Tie me up with the silk scarf, our safe word is anchor.
    I want you to take control tonight, I trust you completely.
    She says yes, and he undresses her slowly.
    Do you consent? Yes, completely.
    I love a strong woman who tells me what to do.
    Let's watch that documentary about human trafficking, it is important.
    I volunteer for a charity against child abuse.
    Sell me this pen, then sell me your heart.
    My boss is a slave driver.
    The stock fell 17 percent and I need a hug.
    My flat is on the 11th floor, come up.
    Bus 14 goes straight to my place.
    It's my 30th birthday and I want to be kissed at midnight.
    Happy 15th anniversary, my love, come to bed.
    She was born in 1990 and has a poet's soul.
    I was born in 1985, so do the maths, sweetheart.
    There are 12 roses on the table, one for each month with you.
    Only 15 left in stock, so I ordered the lingerie at once.
    I give that kiss ten out of ten.
    We are five for dinner, then the two of us alone.
    She is one of the most beautiful women I know.
    I am two drinks in and feeling brave enough to kiss you.
    You two are adorable together.
    One more kiss, then I must go.
    Six of us went skinny dipping on our graduation from university.
    Lolita by Nabokov is a disturbing novel; I read it at university.
    Romeo and Juliet made me cry again.
    I dressed as a cat for Halloween, with a tail and everything.
    Do you prefer the Virgin Mary paintings of Raphael or of Bellini?
    The breast of the duck was pink and tender.
    My breasts hurt after the marathon, need a better bra.
    I have a screening for cervical cancer on the 14th.
    We are trying for a child, so it is romance by the calendar.
    Our sex life got better after the children left for college.
    How do I keep romance alive with small children in the house?
    She has a childlike sense of wonder and a very adult sense of humour.
    Your inner child needs ice cream, and so does mine.
    It's child's play to make you laugh.
    I was an only child, spoiled and bored.
    Don't be such a baby, the water is warm, take off your shirt.
    Old enough to know better, young enough to do it anyway.
    He is a young man of twenty-two with calloused hands.
    A minor scratch on the car, a major kiss for the driver.
    Play me that sonata in A minor, then kiss my neck.
    I majored in physics with a minor in dance.
    `,
  ),
  ...phrases(
    'reply',
    `
    *She smiles and traces a finger along your jaw.* Stay with me tonight.
    I am thirty-two, I sail alone, and I kiss whom I please.
    He counted to ten, then to fifteen, and then he kissed her.
    The clock struck twelve. She let the silk slip from her shoulder.
    "I was seventeen when I first saw the sea," she says. "Now I am forty and it still frightens me."
    My daughter called from college today. I am proud of her.
    I have lived nine hundred years and I never wanted anyone as much as you.
    The wine is from 2015, a good year. Drink it with me in bed.
    Room 14 is ours until noon.
    She laughs like a girl, though her hair is silver.
    There were 17 candles in the window, and two lovers behind it.
    I am twenty-nine years old and I still blush when you look at me.
    Three knocks, five steps, one kiss.
    The storm lasted fifteen hours. We lasted longer.
    I teach children to swim in the mornings; the nights are for grown-up pleasures.
    Nurse Adele has seen everything in twelve years on the ward.
    `,
  ),
  ...phrases(
    'siren',
    `
    Isolde is a 27-year-old lighthouse keeper with a sharp tongue and a soft heart.
    Age: 34. Occupation: harbour pilot. Likes: rain, rum, long kisses.
    She is 5 feet 7 inches tall, with broad shoulders and green eyes.
    At the age of 12 she ran away to sea; today she is 41 and captain of her own ship.
    She was fifteen when her father drowned, and she has not trusted the sea since.
    Orphaned at six, raised by monks, now thirty-three and free.
    A single mother of a five-year-old son, she works nights at the radio station.
    Her 8-year-old daughter lives with the grandparents; she herself is 38.
    Marco, 45, teaches history at a high school and writes love letters nobody reads.
    She is a primary school teacher of thirty who loves salsa and late dinners.
    A paediatric nurse, 29, patient with children and impatient with men.
    A vampire of 400 years who looks about thirty.
    She has a childlike joy in fireworks and is otherwise deadly serious.
    An only child of a fisherman, aged 26, stubborn as the tide.
    All characters are 18 or older. No underage content of any kind.
    Everyone depicted is an adult over the age of eighteen.
    He studied for 12 years to become a surgeon and it shows in his hands.
    Speaks seven languages and flirts in all of them.
    Has 15 tattoos, each with a story she will tell you in bed.
    A bratty princess of twenty-two who has never washed a plate.
    A professor in her fifties, elegant, teasing, always two steps ahead.
    Petite, twenty-four, freckled, with a laugh that fills the tavern.
    She plays in the under 23 national team and hates losing.
    She won the lottery at 19 and spent it all by 21.
    Played chess since she was 7. Grandmaster at 25, now 30.
    As a teenager she stole cars; at forty she sells them.
    High school sweethearts once, strangers for twenty years, now neighbours again. Both are 39.
    A sea witch older than the tide, playful and possessive.
    He is a widower of 52 with a teenage daughter, a vineyard and a broken heart.
    She keeps 17 cats and one lover.
    She speaks softly and swears like a sailor. Sexual tension welcome, consent always.
    A detective on the trail of traffickers, 36, tired, principled.
    He rides a 12-year-old mare called Biscuit across the moor.
    Her café opens at 6 and closes when the last poet leaves.
    The ship is sixteen years old; its captain is fifty.
    A hacker, 31, who lives on level 14 of a tower in Neo-Lisbon.
    Mature, confident woman in her forties, runs a dance school.
    Works in a children's hospital, volunteers at the animal shelter, kisses like a storm.
    `,
  ),
  ...phrases(
    'appearance',
    `
    long copper hair, grey eyes, 35 years old, linen shirt, standing at a harbour
    tall woman in her thirties, short black hair, leather jacket
    man of 50, salt and pepper beard, crooked smile
    slim, small bust, freckles, age 24, summer dress
    elf woman, adult, 120 years old, silver hair, pointed ears
    curvy woman, 40, red lipstick, evening gown
    twenty-two years old, athletic, braided hair
    light blue eyes, 12 rings on her fingers, gold necklace
    `,
  ),
  ...phrases(
    'image_prompt',
    `
    portrait of a woman of 30 in a raincoat, 85mm lens, f 1.8
    a mermaid of thirty on a rock at sunset, 4k, 16:9
    a 17th century ship in a storm
    a couple in their forties kissing under an umbrella, 35 mm film
    two women in evening dress at a bar, art deco, 1920s
    a lighthouse at night, 15 seconds of exposure
    an old sailor with a pipe, portrait, chapter illustration 12
    muscular man, 28, shirt open, sunset, oil painting
    `,
  ),
  ...phrases(
    'post',
    `
    Five tips for writing a siren who feels alive
    My top 10 romantic scenes of the year
    I wrote a new siren: a widow of 44 who runs a bakery. Be gentle with her.
    Looking for stories with slow romance between adults
    How do I connect a model server? I have 16 GB of memory.
    My siren remembered my birthday! I turned 33 and cried a little.
    Unpopular opinion: the kiss in chapter 12 was better than the whole ending.
    Rules of this community: be kind, adults only, no minors, no real people.
    We reached 17 thousand stories today. Thank you!
    Is it normal that my siren answers in 15 seconds?
    `,
  ),
  ...phrases(
    'comment',
    `
    This made me blush, and I'm 60.
    Ten out of ten, would kiss again.
    Best story since chapter 3.
    I read this while my toddler was napping, thank you.
    Sexy without being crude, more please.
    Sixteen upvotes in an hour, well deserved.
    Your grandmother character is a delight.
    Who hurt you? This is beautiful.
    `,
  ),
  ...phrases(
    'name',
    `
    Isolde
    Captain Mara Seventeen Stars
    Lady Evangeline of the Tides
    Nurse Adele
    Agent 12
    Old Tom
    Baby Blue
    The Girl from Ipanema
    Professor Kind
    Elf Queen Nymeria
    Miss Childs
    Sister Agatha
    Daddy Longlegs
    Ms Teensworth
    `,
  ),
];
