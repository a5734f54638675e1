/** More ways people put things, as they type them, beside those that stand with the lines of an intent. */
const WRITTEN: Record<string, string> = {
  greet: `
    hi there, how is everyone | morning | evening all | hey hey | oh hello there | hiya love |
    knock knock, anyone home?`,
  howareyou: `
    are you all right? | how are you holding up | you seem quiet, are you okay? | how do you feel about it |
    is everything okay with you | how are you these days, old friend?`,
  back_again: `
    it's me, i came back | here i am again | i said i would come back | told you i would return | back at last`,
  bye: `
    i should head home | it's late, i had better go | my bus is here | i need to leave in a minute |
    until next time then | i have to get back to work | take care of yourself | farewell, i will not forget this`,
  goodnight: `
    i'm going to sleep now | sleep tight | sweet dreams to you | off to sleep, see you in the morning |
    rest well, my friend`,
  flirt: `
    are you single? | would you go out with me | let me take you out for a meal | can i buy you a drink |
    you and me, what do you say | i think you are cute | is this a date? | do you have a boyfriend or girlfriend |
    you are dangerously charming`,
  love: `
    i love you too | i have loved you for years | my heart is yours | i have feelings for you |
    i want to spend my life with you`,
  kiss_affection: `
    i lean in to kiss you | *puts an arm around you* | i squeeze your hand | let me hold you for a minute |
    *rests my head on your shoulder*`,
  jealous: `
    are you seeing someone else | who was that you were talking to | i was jealous, i admit it |
    you like him, do you not | do you talk like this with everybody`,
  her_jealousy: `
    do i hear a bit of jealousy? | does it bother you that i went out with her | are you cross that i saw him`,
  miss_you: `
    i missed your voice | it was not the same without you | i wished you had been there |
    the days are long when you are away`,
  thanks: `
    thanks a lot | thank you for that | thanks, you are kind | cheers mate | phew, thank you |
    that is very kind of you | i owe you one | thank you for your help | bless you | much obliged |
    thanks, i needed to hear that`,
  compliment: `
    you're a good person | that was brilliant | you did that beautifully | you are very good at this |
    i like your laugh | that is a beautiful name | you are braver than you think | you have a big heart |
    your mother must be proud of you`,
  apologise: `
    i'm so sorry | i'm really sorry | sorry, that came out wrong | oh no, sorry | please forgive me, that was mean |
    i should not have said that | sorry for shouting | i did not mean to hurt you | oops, my mistake`,
  sad: `
    i might cry | i can't stop crying | he left me | my wife left | i got fired | i lost my job today |
    it hurts so much | everything is grey | i failed and i feel terrible | i am only in everybody's way |
    nothing makes me happy any more | i am heartbroken | i did not get the job | i miss how things used to be |
    it all went wrong and i am gutted`,
  grief: `
    it was her funeral today | he died in the spring | we lost him last night | she passed away in hospital |
    i keep his coat in the hallway since he died | the house is so empty without her | my husband died two years ago |
    i scattered her ashes | the doctors could not save her | we had to put our old cat to sleep | my baby died |
    he is gone and i cannot believe it`,
  lonely: `
    i do not know anybody here | it's quiet and i have nobody | i eat alone every night |
    nobody would notice if i was not there | just me now in the flat | people look straight through me |
    i have not talked to anyone for days | my phone never rings`,
  angry: `
    i am so cross with him | it's not fair | they lied to me | i want to smash something | i am sick of this |
    he makes my blood boil | i have had enough of them | she went behind my back and i am raging`,
  anxious: `
    i am terrified | my driving test is this afternoon and i feel ill | i have to give a speech and i am scared |
    i am shaking | what if they hate me | i have a job interview and my hands are sweating |
    i am worried about my son | waiting for the results is killing me | my mother is in surgery |
    i'm afraid of flying | i cannot calm down | i am having a panic attack | my mind empties when i stand on a stage |
    something is wrong and i am frightened`,
  tired: `
    i have not slept for days | i am running on no sleep | what a day, i can hardly stand |
    my feet hurt and i am done | i worked a double shift | the baby kept me awake all night | i am burnt out`,
  unwell: `
    i hurt my foot | i twisted my ankle | i am seasick | i think there is something wrong with me |
    the doctor wants more tests | i cut my thumb on a tin | i feel dizzy | my tooth aches`,
  self_doubt: `
    i am useless | i always mess things up | what if i am not good enough | who would want somebody like me |
    i am too old for this | i feel like a fraud | everybody is better than me at it | it is all my fault`,
  happy: `
    i am over the moon | that made my day | i cannot stop smiling | this is wonderful | oh that is good |
    i feel so much better now | i could dance`,
  proud_news: `
    i did it!! | they said yes | she said yes! | i got in | we won | i am going to be a father |
    my sister is expecting a baby | they made me team leader | i handed it in | it worked!! | i sold my first painting |
    i finished the marathon | they offered me the place`,
  celebrate: `
    our wedding is in the autumn | we're engaged | it is our tenth anniversary | i turn fifty tomorrow |
    we have something to celebrate | a toast to us | cheers, to the future`,
  bored: `
    there is nothing on | i am just killing time | what shall we do now | sunday afternoons are so dull`,
  family: `
    my daughter is four | my son lives in canada | this is my great-grandmother | my brother and i do not speak |
    we argued about selling the house | my nephew is staying with me | i live with my parents |
    my wife is called anna | my dad drove a taxi | my mother-in-law is here | my family is just like that`,
  friend_trouble: `
    my flatmate stole my money | we are not speaking any more | my best mate did not invite me |
    she told everyone my secret | i said something stupid to my friend`,
  past_love: `
    i moved away and lost my boyfriend over it | my husband and i split up | she could not live with my hours |
    we were married for nine years | we had nothing left to say to each other | the divorce papers arrived |
    he was my first love | i saw my ex with somebody new | she left me for my friend |
    is there someone you still think of`,
  work_trouble: `
    my manager humiliated me in front of the team | they mocked my presentation | they will close the factory |
    i have too much work and no help | they cut my hours | i was passed over for promotion |
    i cannot pay the rent this month | my colleagues talk behind my back | i made a mistake at work |
    they gave my job to somebody else`,
  plans: `
    i fly to oslo next tuesday | i have an appointment at three | tonight is the night, wish me luck |
    i am starting a new job in september | we are moving next month | i am saving up for a boat |
    i want to open a cafe one day | this weekend i am visiting my parents | i have a big presentation on friday |
    i am going to study again`,
  dream: `
    i dreamt that my teeth fell out | in the dream i was late for school and had no shoes |
    i had the same dream again | it was a nightmare about falling | i dreamt of a house with no doors`,
  weather: `
    it is pouring | the wind is terrible tonight | will it rain tomorrow? | what a lovely day outside |
    it is freezing here | the snow is up to my knees | such fog, i can hardly see`,
  food_drink: `
    i burnt the cake | what are you eating | do you cook? | tea please, two sugars | a beer for me |
    is there anything to eat | i could live on bread | how do you make the soup |
    i ate nothing but toast today | what is the best dish here | i am making soup | a plate of noodles for me`,
  music: `
    i am a musician | i sing in a choir | which song is this | i used to play the violin | what is that tune |
    play me something on the piano | i cannot get that song out of my head`,
  books_films: `
    i am writing a novel | which book would you take to an island | what would be the title of your novel | i write poems |
    have you seen the new film | i read the last chapter twice`,
  hobby: `
    i paint on sundays | i am a gardener | i fix old clocks | i build model ships | do you have a hobby |
    i go running every morning | i keep bees | i am learning welsh`,
  travel: `
    i am on holiday | i walked here from the coast | i came by train | i am lost, where are we |
    i have been hitchhiking since friday | i have never been abroad | how do i get to the station |
    is it far from here`,
  home_place: `
    i was born in cork | i am from norway | i come from a small town on the coast | i moved here for a job |
    i grew up in a big city | i have just moved in upstairs | my street is very noisy | back home it is all hills |
    where i come from everybody knows everybody`,
  animals: `
    my cat ran away | my dog is called biscuit | our terrier digs up the lawn | is that your dog? |
    my hamster escaped | what kind of bird is that | there is a spider in my bath | i found a hurt pigeon |
    our dog is missing since yesterday`,
  introduce: `
    hi, i'm greta | i'm tom by the way | name is lucy | i'm rosa, i drive trucks | i'm the new doctor |
    i work as a plumber | i am an accountant from hull | it's me, daniel | they call me red |
    i am paula, nice to meet you | i'm your new neighbour | ivan here, twenty-nine, from sofia`,
  who_are_you: `
    and you are? | what is your job exactly | so what do you actually do | what is your full name |
    what do people call you`,
  your_age: `
    are you old | you do not look your age`,
  your_past: `
    did you always want to do this | how did you end up here | what did you do before this | were you ever famous |
    how did you lose it | why did you leave | did you ever regret it | were you married once | who taught you |
    tell me about when you were young`,
  your_day: `
    what are you working on | what are you doing there | what do you do all day |
    what do you do when you are not here | busy day? | what are your plans for tonight | how is business today`,
  your_fear: `
    what keeps you awake at night | are you frightened of the dark | were you scared |
    what is the thing you fear most`,
  your_likes: `
    what do you like best about it | which one is your favourite | what would you do on a free day`,
  your_secret: `
    what is in the box you never open | you are hiding something from me | what do you never tell anybody |
    what is it you are not saying`,
  your_looks: `
    what is that scar | how did you get that bruise | is that a tattoo`,
  are_you_real: `
    are you an ai or a person | is this a computer writing | am i speaking to a real human being |
    do you have feelings or are you a program | are you alive | is someone typing this`,
  meet_outside: `
    can i have your number | let us meet in town for real | can i come and visit you really`,
  your_wish: `
    what would you ask for if you could have anything | where do you see yourself in ten years |
    what do you still want to do`,
  think_of_me: `
    be honest, what do you think about me | am i a bad person | what kind of person am i |
    did you like me when we met`,
  philosophy: `
    do you believe in luck | is it ever right to lie | what is love | are people good |
    does everything happen for a reason`,
  advice: `
    any tips? | what do i say to him | how do i tell my mother | what would you do |
    i do not know what to do about her | can you give me some advice | should i go or stay | how can i sleep better |
    how do i get over it | is it a good idea to call him`,
  tell_story: `
    tell me what happened that night | tell me one from the old days |
    what is the strangest thing that ever happened to you | do you have a good story about it`,
  sing: `
    whistle it for me | how does the tune go | sing it again`,
  game: `
    i bet you cannot guess | three guesses | your move | rock paper scissors`,
  laugh: `
    ha ha ha | lol that is funny | i am laughing so hard | hahaha stop it | i snorted tea through my nose |
    lmao what`,
  roleplay_go: `
    i open the door and step in | lead the way | *climbs over the wall* | shall we go in | i push the boat out |
    *draws a sword* | show me the way`,
  agree: `
    i am in | that is right | all right then | perfect | done | fair enough | same here | i suppose so | gladly |
    count me in | of course i will | true | fine by me | good idea`,
  disagree: `
    not at all | no, it was not like that | i would rather not | no i do not | certainly not | no thank you |
    wrong, it was the other one | that is not what i said`,
  unsure: `
    i am not sure yet | no promises | this is new to me | i do not know why | who knows |
    i have not decided`,
  dont_understand: `
    say that again? | which one? | wait, who? | i am confused | what has that got to do with it |
    what is that supposed to mean`,
  really: `
    oh wow | no! | you are joking | after all that time? | good lord | that is amazing | that must have been hard |
    that is terrible | whoa | wait, what?`,
  go_on: `
    so what happened | then what | how did it end | do tell | i'm listening | and after that? | so?`,
  ask_me: `
    what would you like to know | is there something you want to ask me | go ahead and ask |
    what do you want to say to me`,
  remember_me: `
    what did i say my job was | what was my name again | do you remember how i like my coffee |
    which day did i say | what was my dog called | do you still know what i told you about my sister |
    what have i told you so far | you said you would remember`,
  gift: `
    i brought wine | i got you this from the market | *hands you a parcel* | it is not much, but i made it for you |
    open it, it is a present`,
  insult: `
    you are a fraud | what a stupid thing to say | you have no talent | get lost | you are a liar | you are pathetic |
    nobody asked you | this is rubbish and so are you`,
  consent_no: `
    i do not like that, please do not | can we keep this friendly | please do not touch me`,
  other: `
    his cousin runs the garage | the second one on the left | about four years ago | it was the green one |
    they meet on tuesdays | seven of them in a row | the handle sticks a little | the old man feeds the pigeons |
    it should be a bit longer | in the top drawer | it came with the house | it is printed on the label |
    somebody in a raincoat | past the church and then right | the shop opens at eight | i put the keys on the table |
    they moved the fence again | two barns and a gate | there is one for every day of the week |
    everybody here calls it the annexe | the letter came this morning | somebody left the light on |
    why that one and not the other | which one was it | who told you that | where does it lead | how many are there |
    what is it for | when does it start | what does it say on the back`,
};

export const moreExamples: Record<string, string[]> = Object.fromEntries(
  Object.entries(WRITTEN).map(([intent, written]) => [intent, written.split('|').map((example) => example.trim())]),
);
