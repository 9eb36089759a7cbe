import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'your-first-gig-job',
    title: 'Your first gig job: how to begin',
    excerpt: 'What to think about before you sign up, and what to expect in the first week.',
    lead: 'A gig job is quickly found. It pays to think for a moment first, so that it really fits into your week.',
    heading: 'Before you sign up',
    middle: 'Take half an hour and write down what matters to you. Then compare two or three offers.',
    items: [
      'How many hours a week do you have?',
      'What do you need to own or to buy?',
      'How and when are you paid?',
    ],
    closing:
      'Start small in the first week. You learn the app, the routes and the people, and after a few shifts you know what an hour really brings in.',
    end: 'If it does not suit you, try something else. Most providers let you leave at any time.',
    media: {
      picture: 'Hills under a low sun',
      caption: 'Write your week down first, then look for a job that fits into it.',
      watch: 'Something to watch',
      watchText: 'For the breaks between two jobs: three short films that cost nothing.',
    },
  }),
  taxes: postText({
    slug: 'taxes-for-side-jobs',
    title: 'Taxes for side jobs in plain words',
    excerpt: 'Why you should keep your papers from the first day, and which costs count.',
    lead: 'Money from a side job is income. Whether you pay tax on it depends on how much you earn in total and where you live.',
    heading: 'Keep these papers',
    middle: 'A simple table is enough. Note every payment and every cost with its date.',
    items: [
      'Statements from the provider',
      'Receipts for equipment and repairs',
      'A list of the kilometres you travelled',
    ],
    closing: 'Put a part of each payment aside. Then a letter from the tax office is no surprise.',
    end: 'Ask your tax office or an adviser when you are unsure. A short question early on saves a lot of trouble.',
  }),
  'winter-delivery': postText({
    slug: 'delivering-in-winter',
    title: 'Delivering by bike in winter',
    excerpt: 'Warm hands, good lights and a little patience: how to get through the cold months.',
    lead: 'In winter there are more orders and fewer riders. If you are prepared, the cold months pay well.',
    heading: 'What helps in the cold',
    middle: 'You do not need expensive clothes, but several layers and dry feet.',
    items: [
      'Waterproof gloves and overshoes',
      'Lights with charged batteries',
      'Tyres with good grip',
      'A flask of tea',
    ],
    closing: 'Brake earlier and take bends slowly. Bridges and leaves are slippery long before the road is.',
    end: 'When there is ice, leave the bike at home. No order is worth a fall.',
  }),
  'city-guide': postText({
    slug: 'gig-jobs-guide',
    title: 'Gig jobs in {city}: a short guide',
    excerpt: 'Which jobs there are in {city}, when there is most to do and how to get started.',
    lead: 'In {city} people order food, move house and look for sitters every day. For all of this there are jobs that you can do beside your studies or your work.',
    heading: 'Where to look in {city}',
    middle: 'Begin with what you already own and can do. These fields are easy to enter.',
    items: [
      'Delivery, if you have a bike',
      'Tutoring, if you know a subject well',
      'Event help, if you have time in the evenings',
    ],
    closing:
      'Read the reviews of others in {city} before you apply. They tell you more about waiting times and pay than any advertisement.',
    end: 'Apply for two offers at once. Then you can choose the one that answers first.',
  }),
  'student-jobs': postText({
    slug: 'jobs-for-students',
    title: 'Jobs that go well with your studies',
    excerpt: 'Five kinds of work that leave you time for lectures and exams.',
    lead: 'A job beside your studies should bring in money without costing you a term. What counts is that you can take a break before exams.',
    heading: 'What fits into a timetable',
    middle: 'These jobs can be done in the evenings, at weekends or between two lectures.',
    items: ['Tutoring', 'Testing apps', 'Event help', 'Bike delivery', 'Babysitting'],
    closing:
      'Check how much you may earn without losing support or insurance. Your student union knows the limits.',
    end: 'Tell your provider early when exams are coming up. Most understand.',
  }),
  'city-weekend': postText({
    slug: 'weekend-jobs',
    title: 'Weekend jobs in {city}',
    excerpt: 'From Friday evening to Sunday: where help is needed in {city}.',
    lead: 'At weekends {city} works differently: restaurants are full, families go out and people move house. That makes it a good time to earn something.',
    heading: 'Jobs for Saturday and Sunday',
    middle: 'You can do these jobs even if you are busy during the week.',
    items: ['Serving in restaurants', 'Carrying boxes for moves', 'Looking after children or dogs'],
    closing:
      'Many providers in {city} pay a supplement on Sundays and at night. Look at the earnings of each offer.',
    end: 'Keep one weekend a month free. Rest is part of the plan.',
  }),
  'avoid-scams': postText({
    slug: 'how-to-spot-scams',
    title: 'How to spot a dishonest job offer',
    excerpt: 'Signs that should make you careful, and what you can do.',
    lead: 'Most offers are honest. Some only want your money or your data, and they can be recognised.',
    heading: 'Be careful when',
    middle: 'One sign alone proves nothing. With two of them you had better leave it.',
    items: [
      'you are to pay before you begin',
      'nobody gives you an address',
      'the pay is far above the usual',
      'you are to pass on money or parcels',
    ],
    closing:
      'Never send a copy of your ID to someone you only know from a chat. Ask for a contract and take time to read it.',
    end: 'If something has happened, go to the police and write to us. We then take the offer down.',
  }),
  'good-profile': postText({
    slug: 'a-good-profile',
    title: 'A profile that gets you jobs',
    excerpt: 'With a clear photo and three good sentences you stand out.',
    lead: 'On many platforms customers choose a person, not a company. Your profile is then your application.',
    heading: 'What belongs in it',
    middle: 'Write the way you speak and stay with the truth.',
    items: [
      'A friendly photo in daylight',
      'What you can do and how long you have done it',
      'When you have time',
    ],
    closing: 'Ask your first customers for a review. Three good ones are worth more than a long text.',
    end: 'Look at your profile again every few months. New skills and new hours belong in it.',
  }),
};
