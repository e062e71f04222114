type ShareCard = { headline: string; name: string; towns: string; art: string }

/** The layout of a share picture, as the element tree that satori draws. */
export const shareCard = ({ headline, name, towns, art }: ShareCard) =>
  box(
    {
      width: '100%',
      height: '100%',
      background: '#FBF7F0',
      color: '#12312F',
      fontFamily: 'Figtree',
    },
    [
      box({
        position: 'absolute',
        right: -180,
        top: -110,
        width: 800,
        height: 800,
        borderRadius: 400,
        background: '#FFFFFF',
      }),
      box(
        {
          position: 'absolute',
          right: 24,
          top: 65,
          width: 500,
          height: 500,
          alignItems: 'center',
          justifyContent: 'center',
        },
        [
          {
            type: 'img',
            props: { src: art, style: { width: 500, height: 500, objectFit: 'contain' } },
          },
        ],
      ),
      box(
        {
          position: 'absolute',
          left: 72,
          top: 60,
          alignItems: 'center',
          fontFamily: 'Fraunces',
          fontSize: 34,
        },
        [
          box({ width: 22, height: 22, borderRadius: 11, background: '#F2785C', marginRight: 16 }),
          name,
        ],
      ),
      box(
        {
          position: 'absolute',
          left: 72,
          top: 150,
          width: 590,
          height: 330,
          alignItems: 'center',
          fontFamily: 'Fraunces',
          textWrap: 'balance',
          fontSize: headline.length > 26 ? 64 : 80,
          lineHeight: 1.08,
          letterSpacing: -1.5,
        },
        [headline],
      ),
      box({ position: 'absolute', left: 72, bottom: 60, fontSize: 32, color: '#0B6E69' }, [towns]),
    ],
  )

type Style = Record<string, string | number>

const box = (style: Style, children: (object | string)[] = []) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})
