import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'tu-primer-trabajo-por-horas',
    title: 'Tu primer trabajo por horas: cómo empezar',
    excerpt: 'En qué pensar antes de registrarte y qué te espera la primera semana.',
    lead: 'Un trabajo por horas se encuentra rápido. Vale la pena pensarlo un momento para que de verdad encaje en tu semana.',
    heading: 'Antes de registrarte',
    middle: 'Tómate media hora y apunta lo que te importa. Después compara dos o tres ofertas.',
    items: [
      '¿Cuántas horas tienes por semana?',
      '¿Qué necesitas tener o comprar?',
      '¿Cómo y cuándo te pagan?',
    ],
    closing:
      'Empieza con poco la primera semana. Conoces la app, los caminos y a la gente, y tras unos turnos sabes lo que de verdad deja una hora.',
    end: 'Si no te convence, prueba otra cosa. En la mayoría de las empresas puedes dejarlo cuando quieras.',
    media: {
      picture: 'Colinas al atardecer',
      caption: 'Apunta primero tus horarios y busca después un trabajo que encaje en ellos.',
      watch: 'Algo para ver',
      watchText: 'Para los descansos entre dos trabajos: tres películas cortas y gratuitas.',
    },
  }),
  taxes: postText({
    slug: 'impuestos-del-trabajo-por-horas',
    title: 'Los impuestos del trabajo por horas, en pocas palabras',
    excerpt: 'Por qué conviene guardar los papeles desde el primer día y qué gastos cuentan.',
    lead: 'El dinero de un segundo trabajo es un ingreso. Si pagas impuestos o no depende de cuánto ganas en total y de dónde vives.',
    heading: 'Guarda estos papeles',
    middle: 'Basta una tabla sencilla. Apunta cada pago y cada gasto con su fecha.',
    items: [
      'Liquidaciones de la empresa',
      'Recibos de material y reparaciones',
      'Una lista de los kilómetros recorridos',
    ],
    closing: 'Aparta una parte de cada pago. Así una carta de Hacienda no te pilla por sorpresa.',
    end: 'Si tienes dudas, pregunta en Hacienda o en una asesoría. Una pregunta a tiempo ahorra muchos problemas.',
  }),
  'winter-delivery': postText({
    slug: 'repartir-en-invierno',
    title: 'Repartir en bici en invierno',
    excerpt: 'Manos calientes, buenas luces y algo de paciencia para pasar los meses fríos.',
    lead: 'En invierno hay más pedidos y menos repartidores. Con buena preparación, los meses fríos salen a cuenta.',
    heading: 'Qué ayuda contra el frío',
    middle: 'No hace falta ropa cara, pero sí varias capas y los pies secos.',
    items: [
      'Guantes y cubrezapatillas impermeables',
      'Luces con la batería cargada',
      'Neumáticos con buen agarre',
      'Un termo de té',
    ],
    closing:
      'Frena antes y toma las curvas despacio. Los puentes y las hojas resbalan mucho antes que la calzada.',
    end: 'Si hay hielo, deja la bici en casa. Ningún pedido vale una caída.',
  }),
  'city-guide': postText({
    slug: 'guia-de-trabajos-por-horas',
    title: 'Trabajos por horas en {city}: una guía breve',
    excerpt: 'Qué trabajos hay en {city}, cuándo hay más que hacer y cómo empezar.',
    lead: 'En {city} cada día se pide comida, se hacen mudanzas y se buscan canguros. Para todo eso hay trabajos que puedes combinar con los estudios o con tu empleo.',
    heading: 'Dónde buscar en {city}',
    middle: 'Empieza por lo que ya tienes y sabes hacer. En estos campos es fácil entrar.',
    items: [
      'Reparto, si tienes bici',
      'Clases particulares, si dominas una asignatura',
      'Eventos, si tienes las noches libres',
    ],
    closing:
      'Lee las opiniones de otras personas en {city} antes de inscribirte. Dicen más sobre esperas y pagos que cualquier anuncio.',
    end: 'Inscríbete en dos ofertas a la vez. Así puedes quedarte con la que responda antes.',
  }),
  'student-jobs': postText({
    slug: 'trabajos-para-estudiantes',
    title: 'Trabajos que encajan con tus estudios',
    excerpt: 'Cinco tipos de trabajo que te dejan tiempo para clases y exámenes.',
    lead: 'Un trabajo durante la carrera debe dar dinero sin costarte un curso. Lo importante es poder parar antes de los exámenes.',
    heading: 'Qué cabe en un horario',
    middle: 'Estos trabajos se pueden hacer por la noche, el fin de semana o entre dos clases.',
    items: ['Clases particulares', 'Probar apps', 'Ayudar en eventos', 'Repartir en bici', 'Cuidar niños'],
    closing:
      'Comprueba cuánto puedes ganar sin perder la beca o el seguro. Tu asociación de estudiantes conoce los límites.',
    end: 'Avisa con tiempo cuando se acerquen los exámenes. La mayoría lo entiende.',
  }),
  'city-weekend': postText({
    slug: 'trabajos-de-fin-de-semana',
    title: 'Trabajos de fin de semana en {city}',
    excerpt: 'Del viernes por la noche al domingo: dónde hace falta ayuda en {city}.',
    lead: 'El fin de semana {city} funciona de otra manera: los restaurantes se llenan, las familias salen y la gente se muda. Es un buen momento para ganar algo.',
    heading: 'Trabajos para sábado y domingo',
    middle: 'Puedes hacerlos aunque entre semana no tengas tiempo.',
    items: ['Servir en restaurantes', 'Llevar cajas en mudanzas', 'Cuidar niños o perros'],
    closing:
      'Muchas empresas en {city} pagan un suplemento los domingos y por la noche. Mira lo que se gana en cada oferta.',
    end: 'Deja un fin de semana libre al mes. Descansar también cuenta.',
  }),
  'avoid-scams': postText({
    slug: 'reconocer-ofertas-falsas',
    title: 'Cómo reconocer una oferta falsa',
    excerpt: 'Señales que deben ponerte en guardia y qué puedes hacer.',
    lead: 'La mayoría de las ofertas son honradas. Algunas solo quieren tu dinero o tus datos, y se pueden reconocer.',
    heading: 'Ten cuidado cuando',
    middle: 'Una sola señal no prueba nada. Con dos, mejor déjalo.',
    items: [
      'te piden pagar antes de empezar',
      'nadie te da una dirección',
      'se paga muy por encima de lo normal',
      'tienes que reenviar dinero o paquetes',
    ],
    closing:
      'No envíes nunca una copia de tu documento a alguien que solo conoces por un chat. Pide un contrato y léelo con calma.',
    end: 'Si ha pasado algo, acude a la policía y escríbenos. Retiraremos la oferta.',
  }),
  'good-profile': postText({
    slug: 'un-buen-perfil',
    title: 'Un perfil que te trae encargos',
    excerpt: 'Con una foto clara y tres buenas frases llamas la atención.',
    lead: 'En muchas plataformas los clientes eligen a una persona y no a una empresa. Tu perfil es entonces tu carta de presentación.',
    heading: 'Qué debe llevar',
    middle: 'Escribe como hablas y di la verdad.',
    items: [
      'Una foto en la que sonrías, con luz de día',
      'Qué sabes hacer y desde cuándo',
      'Cuándo tienes tiempo',
    ],
    closing: 'Pide una opinión a tus primeros clientes. Tres buenas valen más que un texto largo.',
    end: 'Revisa tu perfil cada pocos meses. Lo que has aprendido y tus nuevos horarios también van ahí.',
  }),
};
