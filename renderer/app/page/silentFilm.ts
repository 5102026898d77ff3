/**
 * Plays an empty video that keeps a phone's screen on. It is for pages without a wake lock, as over
 * plain HTTP. Systems keep the screen on while a video plays that has sound, is not muted and does
 * not loop (WebKit checks all three), so the video is a stream of an empty picture and silence. It
 * starts with a touch, because browsers require one. Returns a function that ends it.
 */
export function playSilentFilm(): () => void {
  let film: Film | null = null;

  function play(): void {
    if (document.visibilityState !== 'visible') return;
    film ??= makeFilm();
    film.play();
  }

  function onvisible(): void {
    if (document.visibilityState === 'visible') film?.play();
    else film?.pause();
  }

  document.addEventListener('pointerup', play);
  document.addEventListener('keydown', play);
  document.addEventListener('visibilitychange', onvisible);
  return () => {
    document.removeEventListener('pointerup', play);
    document.removeEventListener('keydown', play);
    document.removeEventListener('visibilitychange', onvisible);
    film?.end();
  };
}

interface Film {
  play(): void;
  pause(): void;
  end(): void;
}

/**
 * The time between two pictures, in milliseconds. A stream without new pictures would pause the
 * video.
 */
const PICTURE_EVERY = 1000;

function makeFilm(): Film {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 16;
  const paint = canvas.getContext('2d');
  const draw = () => paint?.fillRect(0, 0, 16, 16);
  draw();
  const painting = setInterval(draw, PICTURE_EVERY);
  const sound = new AudioContext();
  const streams = [canvas.captureStream(1), sound.createMediaStreamDestination().stream];
  const video = document.createElement('video');
  video.setAttribute('playsinline', '');
  video.srcObject = new MediaStream(streams.flatMap((stream) => stream.getTracks()));
  return {
    play() {
      if (!video.paused) return;
      void sound.resume();
      // Browsers can refuse to play without a touch or to save power. The next touch tries again.
      video.play().catch(() => undefined);
    },
    pause: () => video.pause(),
    end() {
      clearInterval(painting);
      video.pause();
      video.srcObject = null;
      void sound.close();
    },
  };
}
