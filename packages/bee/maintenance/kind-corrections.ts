/**
 * Kinds as people use these words, where WordNet's counts say otherwise: letters of src/kinds.ts, the commonest sense first,
 * then the words. A word has the kind of every everyday sense, so that the hint is true in the sense that links a pair;
 * the words under '' have too many.
 */
const wordsByKinds: Readonly<Record<string, string>> = {
  '': `bond case cavity charge core crack direction end jack line maybe off out over pit point pop power row scale
    set shade tip type under up way`,
  a: `animal bear beaver beetle bug bull bunny butterfly canary chameleon crow cub cuckoo donkey dove dragon duck
    eagle fox frog goose griffin hawk lice parrot pet piggy prey raccoon rat scorpion shark shrimp skunk spider
    swan tiger turtle unicorn wasp weasel whale wolf wolverine worm wren`,
  b: 'beak beard body bone claw elbow face feather fin head heart nose paw skeleton skin tail toe tongue wrinkle',
  c: 'cancer life luck mess safety security',
  d: `attack bake ballet bite blow boil bounce bump buy carry catch chase cheat chess climb collect cry cut dance
    dig dive drag draw fix flight float fold frown gamble hang hunt job jump karate kiss knit knock labor lesson
    lick parking poker polo read reading relax repair rub scratch scuba serve smash smile sneeze spill spin splash
    start steal stop stroke tell think touch trim turn wait wash wear win work yoga`,
  e: 'accident birth concert death eclipse event finish knockout leak meeting parade party traffic wedding',
  f: 'fear fun itch joy love pain stress trust',
  g: 'band circus couple crowd family flock group people stack yankees',
  i: 'dream identity knowledge self soul',
  l: `africa aisle area attic backyard camp caribbean corner country court farm field gallery garden grave harbor
    hollywood home ikea kansas library market miami north orchard oz park place quarry ranch south theater vegas
    vineyard west zone zoo`,
  m: 'budget cash credit rental',
  n: `alps bay breeze desert earth fire flame fog forest fossil galaxy gravity island jungle landscape lightning
    mountain nest oasis pluto rain rainbow shadow slope snow storm swamp taurus thunder virus wave wind woods
    zodiac`,
  o: `apple bean beef bourbon brownie burger cake candy cheese cinnamon coke cookie cracker crumb curry dairy egg
    food fruit ham hershey honey hotdog jelly lemon macaroni milk noodle pepper pickle potion rice salt sauce
    smoothie soda soup spice stew sugar taco vanilla wine`,
  p: `agent alien baker barber butcher dorothy dwarf elf enemy ghost guard harry hero jedi master men mozart nurse
    pilot potter principal sam superhero trump twin witness`,
  q: `blank brave clear cozy crazy dark dead deep drunk dry dutch electric fake fancy fast free full grand haunted
    heavy lost low main mini narrow old open positive prime quiet real rich sick silly small smart sore sour steep
    stiff swiss tan thick wet white whole young`,
  s: 'bend circle cube curve pattern shape spiral stripe stripes',
  t: `anchor armor badge bag barbie basket battery belt bench bike bin blanket blimp block blocks bomb boots bowl
    brake broom brush bucket bunker bus cable cage campfire can canoe cap cards carpet cart ceiling chain church
    collar compass couch crown cup curtain dart disguise dock dress drum dynamite floss flute foil folder fork
    frame gear gift gloves grill hammer harp hood hook hose hurdle instrument jail jar jet jewel kettle key knot
    ladle lasso layer leash lobby lock mannequin mask medal mill mirror mop motor motorcycle mug mural net
    notebook office pad paddle pajamas pan pen phone pin plane plank plug pocket portrait pump purse quilt rack
    raft rail ribbon robe roller saw scarf scissors screen sculpture seat shoes shop shovel skateboard ski sled
    slippers slot sock socks spades spike sponge spoon stamp sticker stocking store strap string submarine suit
    tab table taxi ticket tile tire tool torpedo tower train trap treasure trophy trumpet tunnel tv umbrella
    uniform vault veil vest wand wheel wire wrench yacht zeppelin zipper`,
  u: 'celsius distance double fahrenheit five four half nine number one six speed third',
  v: 'bush crop flower hay leaf rose thorn tobacco tree weed',
  w: `address ads amen bravo chart contract curse drama graffiti headline howl joke law license mail melody music
    name newspaper note novel review rule sign signal signature sketch sound symphony twitter voice welcome word`,
  x: `bronze cardboard cork crystal denim diesel dirt dust fuel gas glitter glue gold gravel ink ivory liquid litter
    log medicine pearl perfume plastic poison rubber rust sand shampoo silver spray stain steam trash velvet wax
    wood wool yarn`,
  y: 'age past season time',
  ab: 'mole',
  ad: 'fly swallow',
  ao: 'chicken clam crab eel fish octopus salmon tuna',
  at: 'bat crane mouse seal',
  aw: 'tick',
  bd: 'back curl lap tear',
  bo: 'wings',
  bt: 'nail nails shell wing',
  bu: 'foot',
  bv: 'palm',
  bw: 'jaws',
  cl: 'state',
  de: 'burn hatch race rise',
  df: 'care crush',
  dg: 'business',
  di: 'focus wish',
  dm: 'bet monopoly rent share',
  do: 'punch roll shake shot',
  dq: 'live magic',
  dt: 'baseball basketball control cover craft football pass step wrap',
  du: 'pinch',
  dw: 'beat check laugh marvel order show spell test',
  ed: 'crash drip freeze grow harvest melt rumble slip surf war',
  en: 'flash',
  eo: 'barbecue picnic',
  eq: 'shine',
  ey: 'fall',
  fe: 'shock',
  fw: 'blues horror romance',
  gp: 'police',
  gq: 'force',
  gt: 'cast club',
  gu: 'pair',
  it: 'goal',
  iw: 'mystery',
  lb: 'bottom',
  lg: 'school',
  ln: 'path trail',
  lo: 'grocery port',
  lq: 'spot underground wild',
  lt: 'bar china pitch top',
  lu: 'yard',
  na: 'coral ray',
  nd: 'smoke stream',
  ne: 'sunset',
  nl: 'horizon land space world',
  no: 'flake',
  nq: 'energy heat',
  nt: 'bubble cape hole shower',
  nw: 'echo rock',
  nx: 'ice soil stone',
  ob: 'bun',
  od: 'drink fry roast slice spread',
  oe: 'jam',
  om: 'dough',
  oq: 'orange tart',
  ot: 'chip chips dish dressing drumstick',
  ov: 'berry cabbage cherry grain lettuce nut olive peach peanut',
  ow: 'spam toast',
  ox: 'cream gum lime oil',
  pa: 'baby kid monster queen shepherd worker',
  pd: 'cook scout',
  pl: 'columbus disney',
  po: 'batter',
  pq: 'giant',
  pt: 'coach driver fan knight maker oscar player speaker',
  pw: 'comic guide punk',
  qd: 'clean close smell taste',
  qe: 'fair',
  qo: 'crisp fat sweet',
  qp: 'italian royal',
  qs: 'round',
  qt: 'blind fashion flat safe',
  qx: 'down',
  sl: 'square',
  st: 'cone triangle',
  ta: 'drone',
  tb: 'heels horn lid scales socket',
  td: `art bait bath bow bridge comb cross drain drill handle painting pick pool puzzle ring sail sink skate slide
    stand swing switch tap tie vacuum watch`,
  te: 'ball match',
  tg: 'board network',
  tl: 'patch pole',
  tm: 'coin',
  tn: 'bank bolt cell satellite web',
  tp: 'ace siren',
  tq: 'remote stable well',
  tu: 'piece',
  tv: 'blade bulb needle stick',
  tw: 'arrow atlas book card clip column diary film link map page photo picture radio record titanic whistle',
  tx: 'makeup sheet',
  ty: 'present stage',
  uq: 'limit',
  ut: 'weight',
  vb: 'root',
  vg: 'branch',
  vo: 'banana mint onion seed sesame',
  vt: 'mold plant',
  vw: 'bark',
  wd: 'call click lie print tag',
  we: 'noise',
  wm: 'bill',
  wp: 'mark',
  wq: 'chinese english french secret',
  wt: 'file poster tattoo',
  xb: 'fur',
  xd: 'drop lead paint polish',
  xn: 'air',
  xs: 'diamond',
  xt: 'canvas cloth iron lace mesh paper silk slate straw',
  xv: 'cotton',
  xw: 'metal',
  yd: 'vacation',
  yi: 'history',
  aol: 'turkey',
  atw: 'bass',
  dey: 'break',
  dtg: 'pack',
  eyo: 'date',
  nps: 'star',
  ntq: 'light',
  odv: 'squash',
  pat: 'boxer',
  pwy: 'valentine',
  tbv: 'trunk',
  voq: 'ginger',
  xon: 'water',
  ytn: 'spring',
};

export const kindCorrections: ReadonlyMap<string, string> = new Map(
  Object.entries(wordsByKinds).flatMap(([kinds, words]) =>
    words.split(/\s+/).map((word) => [word, kinds] as const),
  ),
);
