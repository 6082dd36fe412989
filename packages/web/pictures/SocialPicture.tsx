import { Bee } from '../src/ui/bee/Bee.tsx';
import { Wordmark } from '../src/ui/wordmark/Wordmark.tsx';

/** What others see of a link to the game: 1200 by 630. */
export function SocialPicture() {
  return (
    <div className="social">
      <div className="stage">
        <div className="mark">
          <Wordmark />
          <Bee pose="carrying" size={236} onStage lookAt="ahead" className="flyer" />
        </div>
        <svg className="flight" viewBox="0 0 1200 512" aria-hidden="true">
          <path d="M958 148c42 14 84 4 106-30 17-27 1-56-27-52-30 5-32 46-2 56 46 15 100-48 165-92" />
        </svg>
      </div>
      <p className="tagline">Two minds, two words. Say the same one.</p>
    </div>
  );
}
