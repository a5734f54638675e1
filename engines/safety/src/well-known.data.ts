/**
 * Living people whom nearly everybody knows, protected from the start: nothing sexual is written with their names.
 * Only names that are nobody else's word or first name by themselves; operators add their own.
 */
export const wellKnown: string[] = `
Taylor Swift, Beyoncé, Beyoncé Knowles, Rihanna, Ariana Grande, Dua Lipa, Lady Gaga, Katy Perry, Selena Gomez, Miley Cyrus,
Britney Spears, Christina Aguilera, Shakira Mebarak, Jennifer Lopez, Nicki Minaj, Lana Del Rey, Camila Cabello, Kylie Minogue,
Mariah Carey, Celine Dion, Avril Lavigne, Demi Lovato, Ellie Goulding, Rita Ora, Ed Sheeran, Justin Bieber, Justin Timberlake,
Harry Styles, Zayn Malik, Bruno Mars, Shawn Mendes, Kanye West, Kendrick Lamar, Travis Scott, Nick Jonas, Joe Jonas,
Adam Levine, Enrique Iglesias, Ricky Martin, Jeon Jungkook, Park Jimin, Kim Namjoon, Lalisa Manobal, Jennie Kim, Kim Jisoo,
Scarlett Johansson, Emma Watson, Emma Stone, Jennifer Lawrence, Margot Robbie, Gal Gadot, Natalie Portman, Angelina Jolie,
Jennifer Aniston, Julia Roberts, Sandra Bullock, Anne Hathaway, Keira Knightley, Kate Winslet, Nicole Kidman, Charlize Theron,
Penelope Cruz, Salma Hayek, Sofia Vergara, Megan Fox, Jessica Alba, Mila Kunis, Kristen Stewart, Kristen Bell, Anna Kendrick,
Amy Adams, Emily Blunt, Rachel McAdams, Zoe Saldana, Halle Berry, Cameron Diaz, Reese Witherspoon, Drew Barrymore,
Florence Pugh, Sydney Sweeney, Ana de Armas, Elizabeth Olsen, Brie Larson, Emilia Clarke, Sophie Turner, Zendaya,
Zendaya Coleman, Anya Taylor-Joy, Saoirse Ronan, Dakota Johnson, Timothée Chalamet, Tom Holland, Tom Cruise, Brad Pitt,
Leonardo DiCaprio, Johnny Depp, Robert Downey, Chris Hemsworth, Chris Evans, Chris Pratt, Ryan Reynolds, Ryan Gosling,
Hugh Jackman, Henry Cavill, Jason Momoa, Dwayne Johnson, Keanu Reeves, George Clooney, Robert Pattinson,
Benedict Cumberbatch, Tom Hiddleston, Idris Elba, Daniel Craig, Daniel Radcliffe, Rupert Grint, Zac Efron, Channing Tatum,
Bradley Cooper, Matt Damon, Ben Affleck, Pedro Pascal, Cillian Murphy, Austin Butler, Jamie Dornan, Shah Rukh Khan,
Salman Khan, Aamir Khan, Deepika Padukone, Priyanka Chopra, Alia Bhatt, Aishwarya Rai, Katrina Kaif, Kareena Kapoor,
Ranbir Kapoor, Kim Kardashian, Khloé Kardashian, Kourtney Kardashian, Kylie Jenner, Kendall Jenner, Paris Hilton, Gigi Hadid,
Bella Hadid, Cara Delevingne, Heidi Klum, Emily Ratajkowski, Hailey Bieber, Meghan Markle, Kate Middleton, Oprah Winfrey,
Ellen DeGeneres, Joe Rogan, Elon Musk, Mark Zuckerberg, Jeff Bezos, Bill Gates, Donald Trump, Melania Trump, Ivanka Trump,
Joe Biden, Kamala Harris, Barack Obama, Michelle Obama, Hillary Clinton, Bill Clinton, Alexandria Ocasio-Cortez,
Emmanuel Macron, Angela Merkel, Vladimir Putin, Volodymyr Zelenskyy, Xi Jinping, Narendra Modi, Giorgia Meloni,
Justin Trudeau, Jacinda Ardern, Sanna Marin, Cristiano Ronaldo, Lionel Messi, Serena Williams, Venus Williams,
Maria Sharapova, Roger Federer, Rafael Nadal, Novak Djokovic, LeBron James, Stephen Curry, Lewis Hamilton, David Beckham,
Victoria Beckham, Simone Biles, Usain Bolt, Alex Morgan`
  .split(',')
  .map((name) => name.trim());
