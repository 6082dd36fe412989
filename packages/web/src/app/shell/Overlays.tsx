import { MascotProvider } from '../../ui/mascot/MascotProvider.tsx';
import { ToastViewport } from '../../ui/toast/ToastViewport.tsx';

/** What can come over any screen: short notes, and the bee with something to say. */
export default function Overlays() {
  return (
    <MascotProvider>
      <ToastViewport />
    </MascotProvider>
  );
}
