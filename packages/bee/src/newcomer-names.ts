/** The bee names whoever flies in: two friendly words that nobody needs to be ashamed of. */

const adjectives =
  `amber autumn breezy bright bold bonny brisk calm candid cheery chirpy clever clover cosy
crisp curious dapper dainty dewy drowsy early easy fair fluent gentle giddy golden gracious happy hazel
hearty honest humble humming jaunty jolly keen kindly lively lucid lucky mellow merry mild minty misty
nimble noble patient placid plucky polite quick quiet rosy sandy silver smooth snug spry steady sunny
sweet tidy velvet warm wily windy witty woolly zesty`.split(/\s+/);

const nouns =
  `acorn aster badger beech bluebell bramble bunting buttercup chestnut chickadee cricket crocus
cuckoo daisy dandelion dormouse dragonfly fern finch firefly foxglove goldfinch hare hazelnut heather hedgehog
heron hollyhock iris ivy jasmine kestrel ladybird lark lavender lilac linnet maple marigold marten meadow
moth nightjar nuthatch orchid osprey otter pansy pebble peony plover poppy primrose puffin quince robin
rosehip sage skylark snowdrop sorrel sparrow squirrel starling swallow swift tansy thistle thrush thyme
toadflax tulip turnstone violet wagtail willow wren yarrow`.split(/\s+/);

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `pick(count)` gives a whole number from 0 to count - 1; chance is the caller's. */
export function createNewcomerName(pick: (count: number) => number): string {
  return `${capitalize(adjectives[pick(adjectives.length)] ?? '')} ${capitalize(nouns[pick(nouns.length)] ?? '')}`;
}

export const newcomerNameCount = adjectives.length * nouns.length;
