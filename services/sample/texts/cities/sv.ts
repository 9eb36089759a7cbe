import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Gigjobb i {city}',
    'Extrajobb i {city}',
    'Flexibla jobb i {city}',
    'Deltidsjobb och gig i {city}',
  ],
  overview: [
    'I {city} kan du leverera mat, rasta hundar, hjälpa till vid flyttar eller ge läxhjälp. Jämför vad gigen ger och vad de kräver. Ofta kan du börja inom en vecka.',
    'Söker du ett jobb i {city} vid sidan av studierna eller ditt vanliga arbete? Här finns jobb med flexibla tider. I omdömena läser du vad andra har varit med om.',
    '{city} har jobb för dig som vill planera din egen vecka. Du ser direkt vad du tjänar, vad du behöver och vad det kostar att börja.',
    'För en helg eller längre: i {city} söks hjälp med leveranser, städning, barnpassning och mycket mer. Välj en kategori och ansök på några minuter.',
  ],
  seoTitle: [
    'Gigjobb i {city}',
    'Extrajobb och gig i {city}',
    'Flexibla jobb i {city}: lön och omdömen',
    'Deltidsjobb och gig i {city}',
  ],
  seoDescription: [
    'Hitta extrajobb i {city}: leveranser, städning, barnpassning och mer. Jämför lön, kostnader och omdömen och ansök på nätet.',
    'Extrajobb i {city} med flexibla tider. Se lön och krav och läs vad andra säger.',
    'Flexibla jobb i {city} på ett ställe. Jämför och börja snart.',
    'Deltidsjobb, helgjobb och studentjobb i {city}, med ärliga omdömen.',
  ],
};
